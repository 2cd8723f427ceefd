/** Reaction windows: seat after seat may answer, or let it pass. Clauses ENG-WINDOW. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { accept, defineEvent, defineStep, defineWindow, frameOf, refuse } from '../src/index.ts';
import { begin, tinyGame } from './tiny-game.ts';

interface Duel {
  hands: Record<string, string[]>;
  told: string[];
}

const shouted = defineEvent<Duel, { by: string; card: string }>({
  name: 'duel/shouted',
  write(state, { by, card }) {
    state.told.push(`${by} ${card}`);
    state.hands[by] = (state.hands[by] ?? []).filter((held) => held !== card);
  },
});

const echo = defineStep<Duel, { text: string }>({
  name: 'duel/echo',
  clause: 'ENG-TEST-03',
  run(state, { text }, engine) {
    state.told.push(text);
    engine.done();
  },
});

const windowOf = (secret: boolean) =>
  defineWindow<Duel, { shot: number }, { card: string }>({
    name: 'duel/window',
    clause: 'ENG-TEST-01',
    secret,
    choice: z.strictObject({ card: z.string() }),
    candidates: (state, _memory, seat) => (state.hands[seat] ?? []).map((card) => ({ card })),
    check: (state, _memory, { card }, seat) =>
      state.hands[seat]?.includes(card) === true ? accept() : refuse('ENG-TEST-02', 'not-in-hand', { card, seat }),
    apply(_state, { shot }, { card }, seat, engine) {
      engine.emit(shouted, { by: seat, card });
      if (card === 'counter') engine.done();
      if (card === 'echo') engine.interrupt(echo, { text: `echo of ${shot}` });
    },
  });

const duel = (hands: Record<string, string[]>, secret = false, asked = ['south', 'east', 'west']) => {
  const react = windowOf(secret);
  const shoot = defineStep<Duel, { shot: number }, string>({
    name: 'duel/shoot',
    clause: 'ENG-TEST-01',
    who: () => 'north',
    candidates: () => ['shoot', 'wait'],
    apply(_state, { shot }, what, engine) {
      engine.stay({ shot: shot + 1 });
      if (what === 'shoot') engine.interrupt(react, { shot, asked });
    },
  });
  return begin(
    tinyGame<Duel>({
      state: { hands, told: [] },
      seats: () => ['north', 'south', 'east', 'west'],
      steps: [shoot, react, echo],
      events: [shouted],
      first: () => frameOf(shoot, { shot: 1 }),
    }),
  );
};

test('ENG-WINDOW-01 seats are asked one after the other; then the step goes on', () => {
  const match = duel({ south: ['jeer'], east: ['jeer'], west: ['jeer'] });
  match.play('north', 'shoot');
  for (const seat of ['south', 'east', 'west']) {
    expect(match.decision()).toMatchObject({ seat, step: 'duel/window' });
    expect(match.legal()).toEqual([{ pass: true }, { card: 'jeer' }]);
    expect(match.play(seat, seat === 'east' ? { pass: true } : { card: 'jeer' }).ok).toBe(true);
  }
  expect(match.position.state.told).toEqual(['south jeer', 'west jeer']);
  expect(match.decision()).toMatchObject({ seat: 'north', step: 'duel/shoot' });
});

test('ENG-WINDOW-02 who can only pass is passed by the engine', () => {
  const match = duel({ east: ['jeer'] });
  match.play('north', 'shoot');
  expect(match.decision()?.seat).toBe('east');
  match.play('east', { pass: true });
  expect(match.log.filter(({ auto }) => auto === true).map(({ seat }) => seat)).toEqual(['south', 'west']);
});

test('ENG-WINDOW-03 a secret window asks also those who can only pass', () => {
  const match = duel({ east: ['jeer'] }, true);
  match.play('north', 'shoot');
  expect(match.decision()?.seat).toBe('south');
  expect(match.legal()).toEqual([{ pass: true }]);
  expect(match.play('south', { card: 'jeer' })).toMatchObject({ clause: 'ENG-TEST-02', reason: 'not-in-hand' });
  match.play('south', { pass: true });
  match.play('east', { pass: true });
  expect(match.decision()?.seat).toBe('west');
});

test('ENG-WINDOW-04 a reaction can shut the window for those after it', () => {
  const match = duel({ south: ['counter'], east: ['jeer'], west: ['jeer'] });
  match.play('north', 'shoot');
  match.play('south', { card: 'counter' });
  expect(match.decision()).toMatchObject({ seat: 'north', step: 'duel/shoot' });
});

test('ENG-WINDOW-05 a reaction can interrupt: it is finished before the next seat is asked', () => {
  const match = duel({ south: ['echo'], east: ['jeer'] });
  match.play('north', 'shoot');
  match.play('south', { card: 'echo' });
  expect(match.position.state.told).toEqual(['south echo', 'echo of 1']);
  expect(match.decision()).toMatchObject({ seat: 'east', step: 'duel/window' });
});

test('ENG-WINDOW-06 a window for nobody shuts by itself', () => {
  const match = duel({}, true, []);
  match.play('north', 'shoot');
  expect(match.decision()?.step).toBe('duel/shoot');
});

test('ENG-WINDOW-07 a pass is a pass and nothing else', () => {
  const match = duel({ south: ['jeer'] });
  match.play('north', 'shoot');
  for (const command of [{ pass: false }, { pass: true, card: 'jeer' }, { pass: 1 }, 'pass', {}, { card: 7 }]) {
    expect(match.play('south', command)).toMatchObject({ clause: 'ENG-SHAPE-01' });
  }
  expect(match.play('south', { pass: true }).ok).toBe(true);
});
