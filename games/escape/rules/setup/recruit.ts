/** Recruitment by branches. Clauses ES-RECRUIT, ES-RANK-02, ES-RANK-07, ES-SETUP-05, ES-LEADER-02, ES-AI-02; gaps: ES-GAP-12. */
import { accept, defineStep, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { CHART } from '../../content/recruitment.ts';
import { branchChosen, unitRecruited } from '../events/setup.ts';
import { PROFILES, profileAt } from '../profiles.ts';
import { scenarioOf } from '../scenario/scenario.ts';
import { BRANCHES, type Branch } from '../scenario/types.ts';
import { type EscapeState, FACTIONS, type Faction } from '../types.ts';
import { indexOf, seatOf } from '../units.ts';

interface RecruitMemory {
  /** Sides that still recruit, the Resistance first; undefined before it is known who does. */
  readonly open?: readonly Faction[] | undefined;
  readonly branch?: Branch | undefined;
}

type RecruitChoice =
  | { readonly kind: 'branch'; readonly branch: Branch }
  | { readonly kind: 'recruit'; readonly unit: string };

const TOP_RANK = 4;

const branchNamed = (branch: Branch): RecruitChoice => ({ kind: 'branch', branch });
const recruitNamed = (unit: string): RecruitChoice => ({ kind: 'recruit', unit });

export const recruit = defineStep<EscapeState, RecruitMemory, RecruitChoice>({
  name: 'escape/recruit',
  clause: 'ES-RECRUIT-01',
  choice: z.union([
    z.strictObject({ kind: z.literal('branch'), branch: z.enum(BRANCHES) }),
    z.strictObject({ kind: z.literal('recruit'), unit: z.string() }),
  ]),

  /** A side for which no card is left, as in a squad that somebody drew, is asked for nothing. */
  who(state, memory) {
    const faction = memory.open?.[0];
    return faction === undefined || choicesOf(state, memory).length === 0 ? undefined : seatOf(state, faction);
  },

  candidates: (state, memory) =>
    asksForBranch(state, memory)
      ? BRANCHES.map((branch) => branchNamed(branch))
      : PROFILES.filter(({ faction }) => faction === memory.open?.[0]).map(({ id }) => recruitNamed(id)),

  legal: choicesOf,

  check(state, memory, choice) {
    if (choice.kind === 'branch') return checkBranch(state, memory, choice.branch);
    if (asksForBranch(state, memory)) return refuse('ES-RECRUIT-02', 'branch-comes-first');
    return checkRecruit(state, memory, choice.unit, ranksMissing(state, memory));
  },

  apply(state, memory, choice, engine) {
    if (choice.kind === 'branch') {
      engine.emit(branchChosen, { branch: choice.branch });
      return engine.stay<RecruitMemory>({ open: memory.open, branch: choice.branch });
    }
    const { open = [] } = memory;
    const faction = open[0] ?? 'resistance';
    engine.emit(unitRecruited, { id: choice.unit, seat: seatOf(state, faction) });
    const isComplete = !asksForBranch(state, memory) && ranksMissing(state, memory).length === 0;
    if (isComplete) engine.stay<RecruitMemory>({ open: open.slice(1), branch: memory.branch });
  },

  /** A side that has its squad already, as the scenario proposes it, does not recruit. */
  run(state, { open, branch }, engine) {
    if (open !== undefined && open.length > 1) return engine.stay<RecruitMemory>({ open: open.slice(1), branch });
    if (open !== undefined) return engine.done();
    const without = FACTIONS.filter((faction) => !state.units.some((unit) => unit.faction === faction));
    if (without.length === 0) return engine.done();
    engine.stay<RecruitMemory>({ open: without, branch: undefined });
  },
});

function choicesOf(state: EscapeState, memory: RecruitMemory): RecruitChoice[] {
  if (asksForBranch(state, memory)) {
    return BRANCHES.filter((branch) => checkBranch(state, memory, branch).ok).map((branch) => branchNamed(branch));
  }
  const missing = ranksMissing(state, memory);
  return PROFILES.filter(({ id }) => checkRecruit(state, memory, id, missing).ok).map(({ id }) => recruitNamed(id));
}

const ranksOf = (state: EscapeState, faction: Faction): number[] =>
  state.units.filter((unit) => unit.faction === faction).map(({ profile }) => profile.rank);

/** ES-RECRUIT-02: after the Rank 4 comes the branch, then the companions. */
const asksForBranch = (state: EscapeState, { open = [], branch }: RecruitMemory): boolean =>
  open[0] === 'resistance' && branch === undefined && ranksOf(state, 'resistance').length > 0;

/** Ranks that the side whose turn it is still has to fill, highest first. */
function ranksMissing(state: EscapeState, memory: RecruitMemory): readonly number[] {
  const faction = memory.open?.[0] ?? 'resistance';
  const missing = [...ranksAsked(state, memory, faction)];
  for (const rank of ranksOf(state, faction)) {
    const at = missing.indexOf(rank);
    if (at >= 0) missing.splice(at, 1);
  }
  return missing;
}

function ranksAsked(state: EscapeState, { branch }: RecruitMemory, faction: Faction): readonly number[] {
  if (faction === 'isc') {
    const opposite = branch ?? branchLike(ranksOf(state, 'resistance'));
    return scenarioOf(state).recruitment.isc?.[opposite] ?? CHART[opposite].isc; // ES-RECRUIT-07
  }
  return branch === undefined ? [TOP_RANK] : CHART[branch].resistance;
}

/** The branch of a squad that the scenario proposed; the first one, if it keeps to none. */
const branchLike = (ranks: readonly number[]): Branch =>
  BRANCHES.find((branch) => CHART[branch].resistance.join() === [...ranks].sort((a, b) => b - a).join()) ?? 'a';

function checkBranch(state: EscapeState, memory: RecruitMemory, branch: Branch): Verdict {
  if (memory.branch !== undefined) return refuse('ES-RECRUIT-06', 'branch-already-chosen', { branch: memory.branch });
  if (!asksForBranch(state, memory)) return refuse('ES-RECRUIT-02', 'top-rank-comes-first');
  if (!scenarioOf(state).recruitment.branches.includes(branch))
    return refuse('ES-RANK-02', 'branch-not-in-this-scenario', { branch });
  const size = CHART[branch].resistance.length;
  if (state.mode === 'cooperation' && size < state.seats.length)
    return refuse('ES-LEADER-02', 'too-few-characters', { branch, size, players: state.seats.length });
  const isFillable = FACTIONS.every((faction) => canFill(state, faction, ranksAsked(state, { branch }, faction)));
  return isFillable ? accept() : refuse('ES-RECRUIT-02', 'too-few-cards', { branch });
}

/** Whether there are cards enough of each rank: a branch that cannot be filled would stop the game. */
function canFill(state: EscapeState, faction: Faction, ranks: readonly number[]): boolean {
  const count = (of: readonly number[], rank: number): number => of.filter((other) => other === rank).length;
  const cards = PROFILES.filter((card) => card.faction === faction).map(
    ({ id }) => profileAt(state.options, id)?.rank ?? 0,
  );
  return ranks.every((rank) => count(cards, rank) >= count(ranks, rank));
}

function checkRecruit(state: EscapeState, memory: RecruitMemory, id: string, missing: readonly number[]): Verdict {
  const faction = memory.open?.[0];
  const profile = profileAt(state.options, id);
  if (profile === undefined) return refuse('ES-RECRUIT-01', 'no-such-character', { unit: id });
  if (profile.faction !== faction) return refuse('ES-RECRUIT-01', 'not-of-your-faction', { unit: id });
  if (faction === 'isc' && profile.rank === 1) return refuseBot(state, id);
  if (indexOf(state, id) >= 0) return refuse('ES-RECRUIT-01', 'already-recruited', { unit: id });
  if (!missing.includes(profile.rank)) {
    const clause =
      faction === 'isc' ? 'ES-RECRUIT-07' : memory.branch === undefined ? 'ES-RECRUIT-02' : 'ES-RECRUIT-06';
    return refuse(clause, 'rank-not-asked-for', { unit: id, rank: profile.rank, ranks: missing.join(', ') });
  }
  return accept();
}

/** Nobody recruits a bot: in Cooperation they always come. */
const refuseBot = ({ mode }: EscapeState, unit: string): Verdict =>
  mode === 'revolution'
    ? refuse('ES-RANK-07', 'bots-only-in-cooperation', { unit })
    : refuse('ES-AI-01', 'bots-always-come', { unit });
