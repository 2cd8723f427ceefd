/** What the builder of a team is told: what can be taken, what a change would break, the sums. */
import { expect, it } from 'vitest';
import { CARDS } from '../content/cards.ts';
import { READY_TEAMS } from '../content/teams.ts';
import { gearFor, hirelingsOf, objectionsTo, programsFor, sheetOf } from '../rules/team/build.ts';
import { costOf, type TeamList } from '../rules/team/list.ts';
import { parseTeam } from '../rules/team/text.ts';

const read = (text: string): TeamList => {
  const team = parseTeam(text);
  if (!team.ok) throw new Error(`${team.where}: ${team.problem}`);
  return team.value;
};

const objections = (before: string, after: string): string[] =>
  objectionsTo(CARDS, read(`team maelstrom 100; ${before}`), read(`team maelstrom 100; ${after}`)).map(
    ({ reason }) => reason,
  );

it('a faction hires its own cards first, then mercs, and nobody else', () => {
  const hired = hirelingsOf(CARDS, 'maelstrom');
  expect(hired[0]?.id).toBe('warlord');
  expect(hired.at(-1)?.keywords).toContain('merc');
  expect(hired.every(({ faction, keywords }) => faction === 'maelstrom' || keywords.includes('merc'))).toBe(true);
  expect(hired.length).toBeGreaterThan(30);
});

it('what is for sale has the price of the faction', () => {
  const price = (faction: string, id: string) => gearFor(CARDS, faction).find(({ card }) => card.id === id)?.price.eb;
  expect([price('maelstrom', 'airhypo'), price('tyger-claws', 'kevlar-vest')]).toEqual([2, 2]);
  expect([price('maelstrom', 'kabuto'), price('maelstrom', 'wolver')]).toEqual([undefined, undefined]);
  expect(programsFor(CARDS, 'maelstrom').map(({ card }) => card.id)).toContain('program-death-dealer');
  expect(programsFor(CARDS, 'tyger-claws').map(({ card }) => card.id)).not.toContain('program-death-dealer');
});

it('only what a change breaks is held against it', () => {
  expect(objections('ripper', 'ripper x2')).toEqual([]); // the Leader was missing before
  expect(objections('warlord', 'warlord; hammerlord')).toEqual(['not-one-leader']);
  expect(objections('warlord', 'warlord; pledge')).toEqual([]);
  expect(objections('warlord; pledge', 'warlord; pledge x2')).toEqual(['too-many-gonks']);
  expect(objections('warlord; pledge x2', 'warlord; pledge x3')).toEqual(['too-many-gonks']); // worse than before
  expect(objections('warlord; ripper x10', 'warlord; ripper x11')).toEqual(['too-dear']);
  expect(objections('warlord; ripper x11', 'warlord; ripper x10')).toEqual([]);
  // One star does not pay for the street cred of 6, but it is nearer than none.
  expect(objections('warlord + metalgear', 'warlord-veteran + metalgear')).toEqual([]);
  expect(objections('warlord', 'warlord + metalgear')).toEqual(['too-little-street-cred']);
});

it('the sums of a team', () => {
  const team = read('team maelstrom 100; warlord-veteran + heavy-pistol; ripper; paramedic; pledge x2');
  expect(sheetOf(CARDS, team)).toEqual({
    eb: 55,
    streetCred: 1,
    gonks: 2,
    influence: 3,
    mercs: 1,
    mostMercs: 2,
    leaders: 1,
    memberEb: [22, 8, 15, 5, 5],
    problems: [],
  });
  for (const { id, team: ready } of READY_TEAMS) expect(sheetOf(CARDS, ready).eb, id).toBe(costOf(CARDS, ready));
});
