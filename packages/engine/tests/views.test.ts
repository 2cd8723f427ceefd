/** Who sees what: views per seat, the audience of events, decisions that are nobody else's business. ENG-VIEW, ENG-EVENT. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accept, defineEvent, defineStep, eventSeenBy, frameOf, refuse, SPECTATOR } from '../src/index.ts';
import { begin, TWO, tinyGame } from './tiny-game.ts';

interface Cards {
  hands: Record<string, string[]>;
  table: string[];
  turn: number;
}

const drew = defineEvent<Cards, { seat: string; card: string }>({
  name: 'cards/drew',
  write(state, { seat, card }) {
    state.hands[seat] = [...(state.hands[seat] ?? []), card];
  },
  seen: ({ seat, card }, viewer) => (viewer === seat ? { seat, card } : { seat }),
});
const thought = defineEvent<Cards, { seat: string }>({
  name: 'cards/thought',
  write() {},
  seen: (event, viewer) => (viewer === event.seat ? event : undefined),
});
const laid = defineEvent<Cards, { seat: string; card: string }>({
  name: 'cards/laid',
  write(state, { seat, card }) {
    state.hands[seat] = (state.hands[seat] ?? []).filter((held) => held !== card);
    state.table.push(card);
    state.turn = 1 - state.turn;
  },
});

const lay = defineStep<Cards, { round: number }, { card: string }>({
  name: 'cards/lay',
  clause: 'ENG-TEST-01',
  secret: true,
  who: (state) => TWO[state.turn],
  choice: z.strictObject({ card: z.string() }),
  candidates: (state) => (state.hands[TWO[state.turn] ?? ''] ?? []).map((card) => ({ card })),
  check: (state, _memory, { card }) =>
    state.hands[TWO[state.turn] ?? '']?.includes(card) === true
      ? accept()
      : refuse('ENG-TEST-02', 'not-yours', { card }),
  apply(state, { round }, { card }, engine) {
    const seat = TWO[state.turn] ?? '';
    engine.emit(laid, { seat, card });
    engine.emit(thought, { seat });
    engine.emit(drew, { seat, card: `new ${round}` });
    engine.stay({ round: round + 1 });
  },
});

const cards = tinyGame<Cards>({
  state: { hands: { north: ['ace'], south: ['king'] }, table: [], turn: 0 },
  steps: [lay],
  events: [drew, thought, laid],
  first: () => frameOf(lay, { round: 1 }),
  view: (state, viewer) => ({
    ...structuredClone(state),
    hands: viewer === SPECTATOR ? {} : { [viewer]: [...(state.hands[viewer] ?? [])] },
  }),
});

test('ENG-VIEW-01 a view holds what the game shows to that viewer, the steps at work and the decision', () => {
  const match = begin(cards);
  expect(match.view('south')).toEqual({
    game: 'tiny',
    viewer: 'south',
    view: { hands: { south: ['king'] }, table: [], turn: 0 },
    stack: [{ step: 'cards/lay', memory: { round: 1 } }],
    decision: { seat: 'north', step: 'cards/lay', clause: 'ENG-TEST-01' },
  });
});

test('ENG-VIEW-02 the legal list is told to the seat that must choose, and to nobody else', () => {
  const match = begin(cards);
  expect(match.view('north').legal).toEqual([{ card: 'ace' }]);
  expect(match.view('south')).not.toHaveProperty('legal');
  expect(match.view(SPECTATOR)).not.toHaveProperty('legal');
});

test('ENG-VIEW-03 a secret decision with one answer looks from outside like any other', () => {
  const match = begin(cards);
  const of = (viewer: string) => JSON.stringify(match.view(viewer));
  match.position.state.hands.north?.push('queen');
  const [south, spectator] = [of('south'), of(SPECTATOR)];
  match.position.state.hands.north?.pop();
  expect([of('south'), of(SPECTATOR)]).toEqual([south, spectator]);
});

test('ENG-EVENT-01 each viewer gets the part of an event that they may know, under its number', () => {
  const match = begin(cards);
  match.play('north', { card: 'ace' });
  const public1 = { n: 0, event: { name: 'cards/laid', data: { seat: 'north', card: 'ace' } } };
  expect(match.eventsFor('north')).toEqual([
    public1,
    { n: 1, event: { name: 'cards/thought', data: { seat: 'north' } } },
    { n: 2, event: { name: 'cards/drew', data: { seat: 'north', card: 'new 1' } } },
  ]);
  const part = { n: 2, event: { name: 'cards/drew', data: { seat: 'north' } } };
  expect(match.eventsFor('south')).toEqual([public1, part]);
  expect(match.eventsFor(SPECTATOR)).toEqual([public1, part]);
});

test('ENG-EVENT-02 a viewer who comes back gets the events since the last one they saw', () => {
  const match = begin(cards);
  match.play('north', { card: 'ace' });
  match.play('south', { card: 'king' });
  expect(match.eventsFor('south', 3).map(({ n }) => n)).toEqual([3, 4, 5]);
  expect(match.eventsFor('north', 3).map(({ n }) => n)).toEqual([3, 5]);
  expect(match.eventsFor('south', 6)).toEqual([]);
});

test('ENG-EVENT-03 a refused command tells nobody anything', () => {
  const match = begin(cards);
  match.play('north', { card: 'king' });
  expect(match.events).toEqual([]);
});

test('ENG-EVENT-04 only events write, and an answer returns those of its own command', () => {
  const match = begin(cards);
  match.play('north', { card: 'ace' });
  const played = match.play('south', { card: 'king' });
  expect(played.ok && played.events.map(({ name }) => name)).toEqual(['cards/laid', 'cards/thought', 'cards/drew']);
  expect(eventSeenBy(cards, { name: 'cards/drew', data: { seat: 'north', card: 'x' } }, 'south')).toEqual({
    name: 'cards/drew',
    data: { seat: 'north' },
  });
});
