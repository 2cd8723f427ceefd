/** The end of a turn of Cooperation: doors, restoring, result. Clauses ES-CLOSE, ES-CEND, ES-CRESULT; ES-RULE-13, 63, 83; ES-DX-19. */
import type { Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { coopResult } from '../../rules/coop/result.ts';
import { closeDoors } from '../../rules/coop/turn.ts';
import { endOfTurn } from '../../rules/turn/result.ts';
import type { EscapeState } from '../../rules/types.ts';
import { at, HALL, inTheHall, iscActs } from '../coop.ts';
import { table } from '../kit.ts';
import { line } from '../scenarios.ts';

type Alone = Step<EscapeState, object, never>;

/** A row of doors: plain, locked, locked; all are moved by the lines below. */
const DOORS = `
  +-+-+-+-+-+-+
  |Ad.7.7.7.d.|
  +-+-+-+-+-+-+
  unit anna A`;

test('ES-CLOSE-01 once all ISC fighters have acted all open doors close', () => {
  const t = at(closeDoors as Alone, {}, `${DOORS}\ndoors: a1e open, b1e open`);
  expect([t.door('a1e'), t.door('b1e')]).toEqual(['closed', 'closed locked']);
});

test('ES-CLOSE-02 hacked doors stay open', () => {
  const t = at(closeDoors as Alone, {}, `${DOORS}\ndoors: a1e open, b1e open hacked`);
  expect([t.door('a1e'), t.door('b1e')]).toEqual(['closed', 'open hacked']);
});

test('ES-RULE-83 a hacked door keeps the state it is in, closed or open; a locked one bars the Resistance again', () => {
  const t = at(closeDoors as Alone, {}, `${DOORS}\ndoors: b1e hacked, c1e open`);
  expect([t.door('b1e'), t.door('c1e'), t.door('d1e')]).toEqual(['closed hacked', 'closed locked', 'closed locked']);
});

test('ES-DX-19 open, open hacked, open locked, closed hacked', () => {
  const t = at(closeDoors as Alone, {}, `${DOORS}\ndoors: a1e open, b1e open hacked, c1e open, d1e hacked`);
  expect(['a1e', 'b1e', 'c1e', 'd1e'].map((edge) => t.door(edge))).toEqual([
    ...['closed', 'open hacked', 'closed locked', 'closed hacked'],
  ]);
});

test('ES-CEND-01 the turn ends once every character has been activated', () => {
  const t = table(inTheHall('turn: 2 of 9\nunit drone f1 black mvt 1\nactive: nobody\nat: activate-rebels'));
  t.play('activate anna', 'end', 'activate bert');
  expect(t.state.turn).toBe(2);
  t.dice(3, 4).play('end');
  expect(t.events()).toContain('turn-ended');
  expect(t.state.turn).toBe(3);
});

test('ES-CEND-01 the characters of the ISC are activated too, also when the players stop early', () => {
  const t = table(inTheHall('turn: 2 of 9\nunit drone f1 black mvt 1\nactive: nobody\nat: activate-rebels'));
  t.play('activate anna', 'end').dice(3, 4).play('stop');
  const activated = t.events('activation-began') as readonly { readonly unit: number }[];
  expect(activated.map(({ unit }) => t.state.units[unit]?.id)).toEqual(['drone']);
  expect(t.unit('drone').cell).toBe('e1');
  expect(t.state.turn).toBe(3);
});

const NEVER = { is: 'escaped', count: 20 } as const;
const scenario = (victory: object, rest: object = {}): string => line({ mode: 'cooperation', victory, ...rest });

/** The end of the turn and the result after it, with one rebel; what is written comes on top. */
const ended = (lines: string) => {
  const t = at(endOfTurn as Alone, {}, `${HALL}\nairlocks: 1 h1 g1\n${lines}`);
  const result = at(coopResult as Alone, {}, `${HALL}\nairlocks: 1 h1 g1\n${lines}`);
  return { goesOn: t.events().includes('turn-ended'), outcome: result.outcome };
};

const GOES_ON = { goesOn: true, outcome: { reason: 'end-of-this-test' } };

test('ES-CEND-02 three things are looked at: the empty pile, the fallen Resistance, the victory conditions', () => {
  const rebels = 'unit anna A\nunit bert B\n';
  expect(ended(`${rebels}turn: 3 of 9`)).toMatchObject(GOES_ON);
  expect(ended(`${rebels}turn: 3 of 3`)).toMatchObject({ goesOn: false, outcome: { reason: 'last-turn-played' } });
  expect(ended('unit anna out\nunit bert gone\nturn: 3 of 9')).toMatchObject({
    goesOn: false,
    outcome: { reason: 'no-resistance-left' },
  });
  expect(ended(`${scenario({ resistance: NEVER })}\nunit anna out\nunit bert waiting\nturn: 3 of 9`)).toMatchObject(
    GOES_ON,
  );
  const met = scenario({ resistance: { is: 'escaped', count: 1 } });
  expect(ended(`${met}\nunit anna A\nunit bert gone\nturn: 3 of 9`)).toMatchObject({
    goesOn: false,
    outcome: { reason: 'resistance-has-won' },
  });
  expect(ended(`${met}\n${rebels}turn: 3 of 9`)).toMatchObject(GOES_ON);
});

test('ES-CEND-03 all characters, also those off the board, have all their actions again', () => {
  const t = at(
    endOfTurn as Alone,
    {},
    `${HALL}
    turn: 3 of 9
    unit anna A mvt 0/4 lost cbt 1 lowered int 1 activated
    unit bert waiting mvt 1/4 cbt 0/2 int 0/2
    unit drone f1 black mvt 0/4 lowered mvt 2 activated
    unit other out blue mvt 0/4`,
  );
  for (const id of ['anna', 'bert', 'drone', 'other']) {
    expect(t.unit(id)).toMatchObject({ left: { mvt: 4, cbt: 2, int: 2 }, activated: false });
  }
});

test('ES-CEND-04 then the Burn markers go, and the events of the turn are over', () => {
  const t = at(
    endOfTurn as Alone,
    {},
    `${HALL}
    turn: 3 of 9
    unit anna A
    unit bert B
    burns: e1 f1
    event: 12
    shut airlock: 1
    trapped: anna`,
  );
  expect(t.burns).toEqual([]);
  expect(t.events().indexOf('turn-ended')).toBeLessThan(t.events().indexOf('burns-removed'));
  expect(t.state).toMatchObject({ event: 0, shutAirlock: 0, trapped: -1 });
});

test('ES-CEND-04 the new turn starts with step a): cards before the event', () => {
  const t = table(
    inTheHall(
      'turn: 2 of 9\ncards per turn: 1\ncards: x/1/blue/1 y/1/blue/1\nburns: e1\nactive: nobody\nat: activate-rebels',
    ),
  );
  t.dice(3, 4).play('stop');
  const names = t.events();
  const wanted = ['turn-ended', 'burns-removed', 'turn-began', 'repression-drawn', 'dice-rolled'];
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted);
});

test('ES-CEND-05 if one of them holds the result follows at once, and nothing is restored', () => {
  const t = table(
    inTheHall('turn: 9 of 9\nunit drone f1 black mvt 1\nburns: e1\nactive: nobody\nat: activate-rebels'),
  ).play('stop');
  expect(t.outcome).toBeDefined();
  expect(t.events()).not.toContain('turn-ended');
  expect(t.burns).toEqual(['e1']);
});

test('ES-CRESULT-01 there is a winner only if a victory condition is met', () => {
  const lost = ended('unit anna out\nunit bert out\nturn: 3 of 9');
  expect(lost.outcome).toMatchObject({ winners: [], draw: true, clause: 'ES-CRESULT-03' });
});

test('ES-CRESULT-02 after the last turn, or without Resistance, whoever has met a condition wins', () => {
  const met = scenario({ resistance: { is: 'escaped', count: 1 } });
  expect(ended(`${met}\nseats: p1 p2\nunit anna A\nunit bert gone\nturn: 3 of 3`).outcome).toMatchObject({
    winners: ['p1', 'p2'],
    draw: false,
    clause: 'ES-CRESULT-02',
  });
  expect(ended(`${met}\nunit anna out\nunit bert gone\nturn: 3 of 9`).outcome).toMatchObject({ winners: ['p1'] });
});

test('ES-CRESULT-03 with no condition met it is a draw', () => {
  const t = ended(`${scenario({ resistance: NEVER, isc: NEVER })}\nunit anna A\nunit bert B\nturn: 3 of 3`);
  expect(t.outcome).toEqual({ winners: [], draw: true, clause: 'ES-CRESULT-03', reason: 'last-turn-played' });
});

test('ES-RULE-13 the players win together if the Resistance has met its condition, whatever the ISC has met', () => {
  const both = { resistance: { is: 'escaped', count: 1 }, isc: { is: 'eliminated', count: 1 } };
  const text = '\nscore: fallen-resistance 1\nseats: p1 p2\nunit anna out\nunit bert gone\nturn: 3 of 9';
  expect(ended(`${scenario(both)}${text}`).outcome).toMatchObject({ winners: ['p1', 'p2'] });
  expect(ended(`${scenario(both, { both: 'isc' })}${text}`).outcome).toMatchObject({ winners: [], draw: false });
});

test('ES-RULE-13 if the ISC has met a condition of its own the players are defeated', () => {
  const t = ended(`${scenario({ resistance: NEVER, isc: { is: 'lasted' } })}\nunit anna A\nunit bert B\nturn: 3 of 3`);
  expect(t.outcome).toEqual({ winners: [], draw: false, clause: 'ES-RULE-13', reason: 'isc-has-won' });
});

test('ES-RULE-13 after an activation any player may go on: nobody has an opponent to pass to', () => {
  const t = table(`mode: cooperation
    ${HALL}
    seats: p1 p2
    unit anna A seat p1
    unit bert B seat p1
    unit carl g1 seat p2
    active: nobody
    at: activate-rebels`);
  t.play('activate anna', 'end', 'activate bert').waitingFor('p1', 'activation');
});

test('ES-RULE-63 a scenario may look for a winner after every activation', () => {
  const out = scenario(
    { resistance: { is: 'escaped', count: 1 } },
    { checked: 'activation', exits: { resistance: [1] } },
  );
  const t = table(`mode: cooperation
    ${HALL}
    airlocks: 1 a1 b1
    ${out}
    turn: 2 of 9
    unit anna A insignificant
    unit bert B
    active: nobody
    at: activate-rebels`);
  t.play('activate anna', 'exit');
  expect(t.outcome).toMatchObject({ winners: ['p1'] });
  const isc = scenario({ resistance: NEVER, isc: { is: 'eliminated', count: 1 } }, { checked: 'activation' });
  const lost = iscActs(
    `
    +-+-+-+-+
    |A D . B|
    +-+-+-+-+
    ${isc}
    turn: 2 of 9
    unit anna A life 1 cbt 0 insignificant
    unit bert B
    unit drone D black cbt 1
    unit other c1 blue`,
    { dice: [6] },
  );
  expect(lost.outcome).toMatchObject({ reason: 'isc-has-won' });
});
