/** What a match begins with: tokens and Luck. Clauses CZ-TOKEN-01, 02, 05, CZ-LUCK-01, 06, CZ-LOOT-07, CZ-RULE-15, CZ-RULE-83. */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { gearLooted } from '../../rules/events/loot.ts';
import { luckAtStart } from '../../rules/setup/luck.ts';
import { view } from '../../view/view.ts';
import { activeTable, drawnAction, drawnState } from '../kit.ts';
import { problemOf, tableFor } from '../match-kit.ts';

const SLASH = drawnAction({ id: 'blade/slash', skill: 'melee', bands: ['red'], aim: 'rival', isAttack: true });

describe('tokens at the start', () => {
  it('CZ-TOKEN-01 CZ-GONK-04 each character gets exactly the tokens that its card shows, gonks none', () => {
    const { models } = tableFor({ field: 'bare' });
    const characters = models.filter(({ kind }) => kind === 'character');
    expect(characters.length).toBeGreaterThan(4);
    for (const { card, tokens } of characters) {
      expect(tokens.map(({ printed }) => printed)).toEqual(CARDS.profiles[card]?.tokens);
    }
    expect(models.filter(({ kind, tokens }) => kind === 'gonk' && tokens.length > 0)).toEqual([]);
  });

  it('CZ-GEAR-08 CZ-CARD-01 printed gear is there from the start, before what was bought, and gives its actions', () => {
    const { models } = tableFor({ field: 'bare', teams: { p1: 'team maelstrom 100; warlord; ripper + heavy-pistol' } });
    const ripper = models.find(({ card }) => card === 'ripper');
    expect(ripper?.carried).toEqual([
      { card: 'wolver', isPrinted: true, isExhausted: false },
      { card: 'heavy-pistol', isPrinted: false, isExhausted: false },
    ]);
    const table = activeTable({
      models: [{ at: [3, 3], tokens: 'g', gear: [{ id: 'blade', isPrinted: true, actions: [SLASH] }] }, { at: [3, 5] }],
    });
    expect(table.refusal({ kind: 'act', action: 'blade/slash', token: 0, target: 1 })).toBe('fine');
  });

  it('CZ-TOKEN-02 all tokens start ready and unhurt', () => {
    const tokens = tableFor({ field: 'bare' }).models.flatMap((model) => model.tokens);
    expect(tokens.every(({ isReady, isWounded }) => isReady && !isWounded)).toBe(true);
  });

  it('CZ-TOKEN-05 everybody sees which tokens belong to which character', () => {
    const state = tableFor({ field: 'bare' });
    expect(view(state).models.map(({ card, tokens }) => ({ card, tokens }))).toEqual(
      state.models.map(({ card, tokens }) => ({ card, tokens })),
    );
  });
});

describe('teams of a match', () => {
  it.each([
    ['team maelstrom 100; warlord; nobody', 'unknown card: card nobody (CZ-TEAM-01)'],
    ['team maelstrom 100; warlord; pledge x9', 'too many gonks: gonks 9, most 1 (CZ-TEAM-08)'],
    ['team maelstrom 200; warlord', 'the team was built for 200 EB, the limit is 100 (CZ-SIZE-01)'],
    ['team', "there is no team called 'team'"],
  ])('CZ-SIZE-01 %s is refused in a sentence', (team, sentence) => {
    expect(problemOf({ teams: { p1: team } })).toContain(sentence);
  });
});

describe('Luck at the start', () => {
  const luck = (stars: readonly number[]): number[] => {
    const { cards, models } = drawnState({
      models: stars.map((_, player) => ({ player })),
      players: stars.map(() => ({})),
    });
    const profiles = Object.fromEntries(
      Object.values(cards.profiles).map((profile, player) => [profile.id, { ...profile, stars: stars[player] ?? 0 }]),
    );
    return stars.map((_, player) =>
      luckAtStart(
        { ...cards, profiles },
        models,
        player,
        stars.flatMap((_star, other) => (other === player ? [] : [other])),
      ),
    );
  };

  it('CZ-LUCK-01 three Luck tokens', () => expect(luck([0, 0])).toEqual([3, 3]));

  it('CZ-LUCK-06 CZ-RULE-15 one more for each point of street cred below the rival, once', () => {
    expect(luck([1, 3])).toEqual([5, 3]);
    expect(luck([4, 4])).toEqual([3, 3]);
  });

  it('CZ-RULE-88 with several rivals the highest counts', () => expect(luck([0, 2, 5])).toEqual([8, 6, 3]));
});

it('CZ-LOOT-07 CZ-RULE-83 what was looted or discarded is changed for this match only: the next begins with all of it', () => {
  const state = tableFor({ field: 'bare' });
  const before = JSON.stringify(state.models.map(({ carried }) => carried));
  const [from = -1] = state.models.flatMap(({ carried }, i) => (carried.length > 0 ? [i] : []));
  const card = state.models[from]?.carried[0]?.card ?? '';
  gearLooted.write(state, { model: from === 0 ? 1 : 0, body: from, carried: 0, card });
  expect(JSON.stringify(state.models.map(({ carried }) => carried))).not.toBe(before);
  expect(JSON.stringify(tableFor({ field: 'bare' }).models.map(({ carried }) => carried))).toBe(before);
});
