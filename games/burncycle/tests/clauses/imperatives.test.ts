/** Clauses BC-IMP, BC-SCOUT-10, BC-CM-07, BC-SETUP-39, BC-EX-37; BC-RULE-87: imperatives. */
import { frameOf } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { IMPERATIVES } from '../../content/imperatives.ts';
import { act } from '../../rules/actions/act.ts';
import { keypad } from '../../rules/actions/keypad.ts';
import { security, startSecurity } from '../../rules/corporation/security.ts';
import { effectList } from '../../rules/effects/list.ts';
import { scoutResults } from '../../rules/floor/scout.ts';
import { arrange } from '../../rules/mission/floor-change.ts';
import { lastWord, playerTurn } from '../../rules/turn/turn.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { type DrawnBot, type DrawnState, drawnState, Table } from '../kit.ts';

const FLOOR = `
  +-+-+-+-+-+-+
  |. . . . . .|
  +-+d+-+-+-+-+
  |A A A|B B B|
  +-+-+-+-+-+-+
`;

function state(card: string | undefined, agent: DrawnBot = {}, rest: DrawnState = {}): BurncycleState {
  const imperative = card === undefined ? undefined : { card, progress: 0 };
  const made = drawnState(FLOOR, { bots: [{ at: 'b2', imperative, ...agent }, { at: 'f1' }], active: 0, ...rest });
  made.burncycle = [0, 1].map(() => ({ isActive: true, chip: 'general', isDegraded: false }));
  made.tracker = 0;
  return made;
}
const acting = (card: string | undefined, agent: DrawnBot = {}, rest: DrawnState = {}): Table =>
  new Table(state(card, agent, rest), frameOf(act, { isOn: true }));
const held = (t: Table, bot = 0): string | undefined => t.state.bots[bot]?.imperative?.card;
const drawing = (made: BurncycleState, to: 'self' | 'each-agent', bot = 0, dice: number[] = []): Table =>
  new Table(made, frameOf(effectList, { list: [{ do: 'imperative', to }], at: 0, context: { bot } }), dice);
/** The end of a turn, where some are counted. */
const endTurn = (made: BurncycleState): Table =>
  new Table(made, frameOf(playerTurn, { at: playerTurn.parts.indexOf(lastWord as never) })).play({ kind: 'end-turn' });

test('BC-IMP-01 a card says what it forbids and what ends it; there are twenty', () => {
  expect(IMPERATIVES.length).toBe(20);
  for (const { forbids, ends } of IMPERATIVES) {
    expect(forbids.length).toBeGreaterThan(0);
    expect(ends.after.some(({ what }) => forbids.some((one) => one.what === what && one.when === undefined))).toBe(
      false,
    );
  }
});

test('BC-IMP-02 at the start of a floor each agent without an imperative draws one, the module none', () => {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'c2', imperative: { card: 'hands-off', progress: 1 } }, { at: 'b2' }, { at: 'f1' }],
  });
  made.decks.imperative.left = ['low-profile', 'sit-tight'];
  const t = new Table(made, { step: 'burncycle/first-imperatives', memory: {} }, [1]).over();
  expect([held(t, 0), held(t, 1), held(t, 2)]).toEqual(['hands-off', 'low-profile', undefined]);
});

test('BC-AREA-06 who is behind an unlocked door is in another area: an agent in the room is alone there', () => {
  const bots = (other: string): DrawnState => ({
    bots: [{ at: 'b1', imperative: { card: 'wants-space', progress: 0 } }, { at: other }],
    unlocked: ['b2'],
  });
  expect(held(endTurn(state(undefined, {}, bots('b2'))))).toBe(undefined);
  expect(held(endTurn(state(undefined, {}, bots('a1'))))).toBe('wants-space');
});

test('BC-FLOOR-15 so it is after a change of floors', () => {
  const made = state(undefined);
  made.decks.imperative.left = ['low-profile'];
  expect(held(new Table(made, frameOf(arrange, { units: [] }), [1]).over())).toBe('low-profile');
});

test('BC-IMP-04 an agent has at most one imperative; told to draw with one, it draws none', () => {
  const made = state('hands-off');
  made.decks.imperative.left = ['low-profile'];
  expect(held(drawing(made, 'self').over())).toBe('hands-off');
});

test('BC-CM-07 the module draws no imperatives', () => {
  const made = state('hands-off');
  made.decks.imperative.left = ['low-profile'];
  expect(held(drawing(made, 'self', 1).over(), 1)).toBe(undefined);
});

test('BC-IMP-03 effects make agents draw, each one that has none', () => {
  const made = drawnState(FLOOR, {
    bots: [{ at: 'b2' }, { at: 'c2', imperative: { card: 'hands-off', progress: 0 } }, { at: 'f1' }],
    active: 0,
  });
  made.decks.imperative.left = ['low-profile', 'sit-tight'];
  const t = drawing(made, 'each-agent', 0, [2]).over();
  expect([held(t, 0), held(t, 1), held(t, 2)]).toEqual(['sit-tight', 'hands-off', undefined]);
});

test('BC-SCOUT-10 the imperative result makes the scouting agent draw; the module draws nothing', () => {
  const scouting = (bot: number, dice: number[]): Table => {
    const made = state(undefined);
    made.decks.imperative.left = ['low-profile'];
    return new Table(made, frameOf(scoutResults, { bot, room: 0, results: ['imperative'] }), dice).over();
  };
  expect(held(scouting(0, [1]))).toBe('low-profile');
  expect(held(scouting(1, []), 1)).toBe(undefined);
});

test('BC-IMP-05 when its end comes the imperative is discarded and pays', () => {
  const t = endTurn(state('hands-off'));
  expect([t.state.bots[0]?.imperative?.progress, t.energy(0)]).toEqual([1, 5]);
  const made = state('hands-off');
  Object.assign(made.bots[0]?.imperative ?? {}, { progress: 1 });
  const done = endTurn(made);
  expect([held(done), done.energy(0), done.state.decks.imperative.discard]).toEqual([undefined, 6, ['hands-off']]);
});

test('BC-IMP-05 only what happens as the card says counts', () => {
  expect(held(endTurn(state('wants-space', { at: 'e1' })))).toBe('wants-space'); // the module is in the same room
  expect(held(endTurn(state('wants-space')))).toBe(undefined);
  expect(held(endTurn(state('close-escort', { at: 'e1' })))).toBe(undefined);
  expect(held(endTurn(state('close-escort')))).toBe('close-escort');
  expect(held(endTurn(state('hallway-ghost', { at: 'a1' })))).toBe('hallway-ghost');
  expect(held(endTurn(state('hallway-ghost')))).toBe(undefined);
  const indoors = endTurn(state('indoors-please', { at: 'a1' }));
  expect(indoors.state.bots[0]?.imperative?.progress).toBe(1);
  expect(endTurn(state('indoors-please')).state.bots[0]?.imperative?.progress).toBe(0);
});

test('BC-EX-37 an imperative that a keypad action completes pays before the free step; scouting may then bring a new one', () => {
  const made = state('no-rubble', {}, { floor: { rooms: [{ letter: 'A', scout: 1 }] } });
  made.floor.unscouted = [0];
  made.floor.keypads = [{ door: 0, card: 'keypad-01' }];
  made.decks.imperative.left = ['low-profile'];
  const t = new Table(
    made,
    frameOf(keypad, { bot: 0, door: 0, isOptimized: false, inputs: [], by: 'inputs' as const }),
  );
  expect([held(t), t.energy(0)]).toEqual([undefined, 6]);
  expect(t.legal()).toEqual([{ kind: 'through' }, { kind: 'stay' }]);
  t.dice(6, 1).play({ kind: 'through' });
  expect(held(t)).toBe('low-profile');
});

test('BC-IMP-06 an agent may give its imperative up for 1 energy', () => {
  const t = acting('hands-off').play({ kind: 'use', bot: 0, from: 'imperative', index: 0 });
  expect([held(t), t.energy(0), t.state.decks.imperative.discard]).toEqual([undefined, 4, ['hands-off']]);
  expect(acting(undefined).refusal({ kind: 'use', bot: 0, from: 'imperative', index: 0 })).toBe(
    'BC-IMP-06 no-imperative',
  );
});

test('BC-IMP-07 an action that breaks it costs the imperative and 1 energy', () => {
  const t = acting('sit-tight').play({ kind: 'move' });
  expect([held(t), t.energy(0)]).toEqual([undefined, 4]);
  const kept = acting('sit-tight').play({ kind: 'pass' });
  expect([held(kept), kept.energy(0), kept.state.bots[0]?.imperative?.progress]).toEqual(['sit-tight', 5, 1]);
});

test("BC-IMP-07 what the module does breaks nothing of the agent's", () => {
  const guards = ['hamster e1 w'];
  const t = acting('hands-off', {}, { guards }).play({ kind: 'strike', bot: 1, guard: 0 });
  expect(held(t)).toBe('hands-off');
  const own = acting('hands-off', {}, { guards: ['hamster c2 w'] }).play({ kind: 'strike', bot: 0, guard: 0 });
  expect(held(own)).toBe(undefined);
});

test('BC-IMP-07 it can be broken by accident, also in the corporation turn', () => {
  const made = state('stay-unscratched', { chip: 'b2' }, { guards: ['hamster c2 w'] });
  const t = new Table({ ...made, active: -1 }, frameOf(security, startSecurity)).playOut();
  expect([held(t), t.energy(0)]).toEqual([undefined, 3]); // 1 for the attack, 1 for the imperative
});

test('BC-RULE-87 the last energy too is lost to an imperative: the agent is shut down', () => {
  const t = acting('hands-off', { energy: 1 }).play({ kind: 'use', bot: 0, from: 'imperative', index: 0 }).over();
  expect([t.energy(0), t.state.threat, t.state.isTurnOver]).toEqual([0, 3, true]);
});

test('BC-IMP-05 an agent that is shut down keeps its imperative and gives nothing up', () => {
  expect(acting('hands-off', { energy: 0 }).refusal({ kind: 'use', bot: 0, from: 'imperative', index: 0 })).toBe(
    'BC-SHUT-08 shut-down',
  );
});
