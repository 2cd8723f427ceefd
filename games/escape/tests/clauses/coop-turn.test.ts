/** A turn of Cooperation: cards, and the activation of the Resistance. Clauses ES-CTURN, ES-REPR, ES-CACT, ES-AI-08; ES-RULE-14, ES-RULE-78; ES-DX-17. */
import { frameOf, type Step } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { cardsPerTurn } from '../../content/repression.ts';
import { drawRepression } from '../../rules/coop/cards.ts';
import { hack } from '../../rules/hacking/hack.ts';
import type { EscapeState } from '../../rules/types.ts';
import { at, HALL, inTheHall, iscActs } from '../coop.ts';
import { table } from '../kit.ts';

type Alone = Step<EscapeState, object, never>;

test('ES-CTURN-01 cards, event, Resistance, ISC, closing of doors, end of turn, result; then the next turn', () => {
  const t = table(
    inTheHall(`
    turn: 1 of 99
    cards per turn: 1
    cards: x/1/blue/1 y/1/black/1 z/1/black/1
    blue pile: 1/1/1
    unit drone f1 black mvt 1
    doors: c1e open
    burns: e1
    at: begin-turn`),
    { dice: [3, 4] },
  );
  expect(t.events()).toEqual([
    'turn-began',
    'repression-drawn', // a)
    ...['engine/rolled', 'engine/rolled'],
    ...['dice-rolled', 'roll-closed', 'event-began'], // b)
  ]);
  t.waitingFor('p1', 'activate-rebels');
  t.play('activate anna', 'end').waitingFor('p1', 'activate-rebels').dice(3, 4).picks(0).play('stop'); // c)
  const order = [
    ...['activation-began', 'activation-ended', 'token-drawn', 'token-moved', 'repression-discarded'], // d)
    ...['door-changed', 'turn-ended', 'burns-removed'], // e) and f)
    ...['turn-began', 'repression-drawn'],
  ];
  const told = t.events().filter((name) => order.includes(name));
  expect([...new Set(told)].slice(0, order.length - 2)).toEqual(order.slice(0, -2));
  expect(told.slice(-2)).toEqual(['turn-began', 'repression-drawn']);
  expect(t.state.turn).toBe(3);
  t.waitingFor('p1', 'activate-rebels');
});

test('ES-REPR-01 the difficulty says how many cards are drawn each turn', () => {
  expect((['easy', 'normal', 'hard'] as const).map(cardsPerTurn)).toEqual([2, 3, 4]);
  for (const count of [1, 2, 3]) {
    const t = at(
      drawRepression as Alone,
      {},
      inTheHall(`cards: a/1/blue/1 b/1/blue/1 c/1/blue/1 d/1/blue/1
      cards per turn: ${count}`).replace('mode: cooperation', ''),
    );
    expect(t.state.repression?.drawn.map(({ id }) => id)).toEqual(['a', 'b', 'c'].slice(0, count));
    expect(t.state.repression?.pile).toHaveLength(4 - count);
  }
});

/** Step a) alone. */
const drawn = (cards: string, count: number) =>
  at(
    drawRepression as Alone,
    {},
    `${HALL}
    turn: 4 of 99
    unit anna A
    unit bert B
    cards per turn: ${count}
    cards: ${cards}
    blue pile: 1/1/1 2/1/1`,
  );

test('ES-REPR-02 the cards lie face up, the pile does not tell its order', () => {
  const t = drawn('x/1/blue/2 y/3/black/1 w/2/green/1', 1);
  for (const viewer of ['p1', 'spectator']) {
    expect(t.view(viewer).repression?.drawn).toEqual([{ id: 'x', airlock: 1, colour: 'blue', tokens: 2 }]);
    expect(t.view(viewer).repression?.cards.map(({ id }) => id)).toEqual(['w', 'y']); // by name, not by order
  }
});

test('ES-REPR-03 no token is placed yet', () => {
  const t = drawn('x/1/blue/2', 1);
  expect(t.state.repression?.tokens).toEqual([]);
  expect(t.state.repression?.piles.blue).toHaveLength(2);
});

test('ES-AI-08 the turn in which the last card is drawn is the last', () => {
  expect(drawn('x/1/blue/1 y/1/blue/1', 2).state.lastTurn).toBe(4);
  expect(drawn('x/1/blue/1 y/1/blue/1 z/1/blue/1', 2).state.lastTurn).toBe(99);
});

test('ES-RULE-78 if fewer cards are left than the difficulty asks for, those are drawn; none is shuffled back', () => {
  const t = drawn('x/1/blue/1', 3);
  expect(t.state.repression).toMatchObject({ pile: [], drawn: [{ id: 'x' }] });
  expect(t.state.lastTurn).toBe(4);
  const used = iscActs(`${HALL}
    airlocks: 1 h1 g1
    unit anna A
    unit bert B
    drawn cards: x/1/green/1`);
  expect(used.state.repression).toMatchObject({ pile: [], drawn: [] });
});

test('ES-DX-17 21 cards last 21 turns by one a turn, 11 by two, 7 by three, 6 by four, 5 by five', () => {
  const cards = Array.from({ length: 21 }, (_, i) => `c${i}/1/blue/1`);
  for (const [count, turns] of [
    [1, 21],
    [2, 11],
    [3, 7],
    [4, 6],
    [5, 5],
  ] as const) {
    const t = table(
      inTheHall(`turn: 0 of 99
        cards per turn: ${count}
        cards: ${cards.join(' ')}
        shut airlock: 1
        at: begin-turn`),
      { dice: [3, 4] },
    );
    for (let turn = 1; turn < turns; turn++) {
      expect(t.outcome).toBeUndefined();
      t.dice(3, 4).play('stop');
    }
    expect(t.state.turn).toBe(turns);
    t.play('stop');
    expect(t.outcome).toMatchObject({ reason: 'last-turn-played' });
  }
});

test('ES-CACT-01 the characters are activated one after another in any order, each by its own player', () => {
  const t = table(`mode: cooperation
    ${HALL}
    seats: p1 p2
    unit anna A seat p1
    unit bert B seat p2
    active: nobody
    at: activate-rebels`);
  expect(t.waitingFor('p1', 'activate-rebels').legal()).toEqual(['activate anna', 'activate bert', 'stop']);
  t.play('activate bert').waitingFor('p2', 'activation').play('end').waitingFor('p1', 'activate-rebels');
  expect(t.try('activate bert')).toBeRefused({ clause: 'ES-ACT-07' });
  t.play('activate anna').waitingFor('p1', 'activation');
});

test('ES-CACT-01 nobody but the Resistance is activated here', () => {
  const t = table(inTheHall('unit drone f1 black\nactive: nobody\nat: activate-rebels'));
  expect(t.try('activate drone')).toBeRefused({ clause: 'ES-CACT-01', reason: 'not-your-character' });
  expect(t.try('activate nobody')).toBeRefused({ clause: 'ES-CACT-01' });
  expect(t.try('activate anna')).toBeAccepted();
});

test('ES-CACT-02 the Leader decides about the order', () => {
  const t = table(`mode: cooperation
    ${HALL}
    seats: p1 p2
    leader: p2
    unit anna A seat p1
    unit bert B seat p1
    active: nobody
    at: activate-rebels`);
  t.waitingFor('p2', 'activate-rebels').play('activate anna').waitingFor('p1', 'activation');
});

test('ES-CACT-03 an active character has the same actions as in Revolution', () => {
  const legal = (mode: string) =>
    table(`${mode}
      +-+-+-+-+
      |. . . .|
      + + + + +
      |D A7. .|
      +-+-+-+-+
      unit anna A
      unit drone D black`).legal();
  expect(legal('mode: cooperation')).toEqual(legal('mode: revolution'));
  expect(legal('mode: cooperation')).toEqual(expect.arrayContaining(['move b2', 'melee drone', 'hack b1e', 'end']));
});

test('ES-CACT-04 passive Resistance characters may dodge and take countermeasures', () => {
  const struck = table(
    `mode: cooperation
    ${HALL.replace('A B', 'A D')}
    unit drone D black cbt 1
    unit anna A
    active: drone`,
    {
      step: frameOf(hack, {
        unit: 0,
        target: { kind: 'unit', unit: 1 },
        mind: 0,
        certain: false,
        stage: 'declare',
        countered: false,
      }),
    },
  );
  struck.waitingFor('p1', 'hack');
  expect(struck.legal()).toEqual(['pass', 'counter intellect']);
  struck.dice(1, 6).play('counter intellect');
  const attacked = iscActs(`
    +-+-+
    |A D|
    +-+-+
    unit anna A
    unit drone D black cbt 1`);
  expect(attacked.waitingFor('p1', 'attack').legal()).toEqual(['pass', 'dodge']);
  attacked.dice(1, 6).play('dodge');
  expect(attacked.unit('anna').left.cbt).toBe(1);
});

test('ES-CACT-05 the step ends when all have been activated, or earlier if the players stop', () => {
  const t = table(inTheHall('turn: 2 of 9\nunit drone f1 black mvt 1\nactive: nobody\nat: activate-rebels'));
  t.dice(3, 4).play('stop');
  expect(t.events('activation-began')).toEqual([{ unit: 2 }]);
  expect(t.state.turn).toBe(3);
  const all = table(inTheHall('turn: 2 of 9\nunit drone f1 black mvt 1\nactive: nobody\nat: activate-rebels'));
  all.play('activate anna', 'end', 'activate bert').dice(3, 4).play('end');
  expect(all.events('activation-began')).toEqual([{ unit: 2 }]);
});

test('ES-RULE-14 who was not activated loses that activation, and nothing else', () => {
  const t = table(inTheHall('turn: 2 of 9\nactive: nobody\nat: activate-rebels'));
  t.play('activate anna', 'end').dice(3, 4).play('stop');
  expect(t.waitingFor('p1', 'activate-rebels').legal()).toEqual(['activate anna', 'activate bert', 'stop']);
});

test('ES-ABIL-49 Cooperation: Possession is named at the start of the turn, before the cards; the ISC has lost the gift', () => {
  const t = table(
    inTheHall(`turn: 1 of 99
      cards per turn: 1
      cards: x/1/blue/1 y/1/blue/1
      unit carl c1 possession rank 3
      unit green-orochi f1
      at: begin-turn`),
  ).waitingFor('p1', 'possession');
  expect(t.events()).toEqual(['turn-began']);
  expect(t.legal()).toEqual(['pass', 'possess anna', 'possess bert']);
  t.dice(3, 4).play('possess bert');
  expect(t.state.units[1]?.possessor).toBe(2);
  t.waitingFor('p1', 'activate-rebels');
});
