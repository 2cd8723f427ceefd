/** A team with something changed; what the rules say to it is asked elsewhere. */
import { CARDS, gearFor, type Member, programsFor, type TeamList } from '@tablerunner/combat-zone';

/** What a member has besides its card. */
export type WareKind = 'gear' | 'programs';

const withMembers = (team: TeamList, members: readonly Member[]): TeamList => ({ ...team, members });

const changed = (team: TeamList, place: number, change: (member: Member) => Member): TeamList =>
  withMembers(
    team,
    team.members.map((member, i) => (i === place ? change(member) : member)),
  );

/** A new member joins its like, so that equal ones stand together. */
export function hire(team: TeamList, profile: string): TeamList {
  const last = team.members.findLastIndex((member) => member.profile === profile);
  const member: Member = { profile, gear: [], programs: [] };
  return withMembers(team, team.members.toSpliced(last < 0 ? team.members.length : last + 1, 0, member));
}

export const dismiss = (team: TeamList, place: number): TeamList =>
  withMembers(
    team,
    team.members.filter((_, i) => i !== place),
  );

export const take = (team: TeamList, place: number, kind: WareKind, card: string): TeamList =>
  changed(team, place, (member) => ({ ...member, [kind]: [...member[kind], card] }));

/** One of them where there are several. */
export const putBack = (team: TeamList, place: number, kind: WareKind, card: string): TeamList =>
  changed(team, place, (member) => {
    const at = member[kind].indexOf(card);
    return { ...member, [kind]: member[kind].filter((_, i) => i !== at) };
  });

/** Mercs stay, and of their gear and programs what the other faction can buy. */
export function withFaction(team: TeamList, faction: string): TeamList {
  const gear = new Set(gearFor(CARDS, faction).map(({ card }) => card.id));
  const programs = new Set(programsFor(CARDS, faction).map(({ card }) => card.id));
  const members = team.members
    .filter(({ profile }) => CARDS.profiles[profile]?.keywords.includes('merc') === true)
    .map((member) => ({
      ...member,
      gear: member.gear.filter((id) => gear.has(id)),
      programs: member.programs.filter((id) => programs.has(id)),
    }));
  return { ...team, faction, members };
}

/** The number of a member among its like, where there are several: "Ripper 2". */
export function numberOf({ members }: TeamList, place: number): number | undefined {
  const card = members[place]?.profile;
  const like = members.flatMap(({ profile }, i) => (profile === card ? [i] : []));
  return like.length > 1 ? like.indexOf(place) + 1 : undefined;
}
