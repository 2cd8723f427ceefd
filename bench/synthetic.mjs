/**
 * One unit moves on a state of 19 KB: on boardgame.io, on the engine and on a plain object. A game that has no port to
 * boardgame.io is held against `syntheticPeer`: legal list from its bot's `enumerate`, check in the move, and reduce.
 */
import { accept, defineEvent, defineGame, defineStep, fastChance, frameOf, Runner, refuse } from '@tablerunner/engine';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js';

const SIDE = 25;
const UNITS = 40;
const MOVES = 50;
const STEPS = [1, -1, SIDE, -SIDE];

function setup() {
  const cells = Array.from({ length: SIDE * SIDE }, (_, i) => ({ wall: i % 7 === 0, cost: 1 + (i % 3) }));
  const units = Array.from({ length: UNITS }, (_, i) => ({
    id: `unit-${i}`,
    side: i % 2,
    at: i * 13 + 1,
    health: 10,
    acted: false,
    gear: ['rifle', 'medkit', 'rope'],
  }));
  const state = { cells, units, moved: 0 };
  const size = JSON.stringify(state).length;
  if (size < 18_500 || size > 19_500) throw new Error(`the synthetic state has ${size} characters instead of 19,000`);
  return state;
}

const isFree = ({ cells }, to) => cells[to] !== undefined && !cells[to].wall;
const mayGo = (state, unit, to) => STEPS.includes(to - state.units[unit].at) && isFree(state, to);

/** Units are moves. */
export function peerMoves() {
  const game = {
    name: 'synthetic',
    disableUndo: true,
    setup,
    moves: {
      go({ G }, unit, to) {
        if (!mayGo(G, unit, to)) return INVALID_MOVE;
        G.units[unit].at = to;
        G.moved++;
      },
    },
    ai: {
      enumerate(G) {
        const { at } = G.units[0];
        return STEPS.filter((step) => isFree(G, at + step)).map((step) => ({ move: 'go', args: [0, at + step] }));
      },
    },
  };
  const reduce = CreateGameReducer({ game });
  const chance = fastChance('peer');
  let state = InitializeGame({ game });
  return () => {
    for (let i = 0; i < MOVES; i++) {
      const legal = game.ai.enumerate(state.G, state.ctx, '0');
      const { move, args } = legal[chance.below(legal.length)];
      const before = state._stateID;
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: '0' } });
      if (state._stateID === before) throw new Error('boardgame.io refused a listed move');
    }
    return MOVES;
  };
}

const unitMoved = defineEvent({
  name: 'unit-moved',
  write(state, { unit, to }) {
    state.units[unit].at = to;
    state.moved++;
  },
});

const go = defineStep({
  name: 'synthetic/go',
  clause: 'SYN-GO-01',
  who: () => 'one',
  candidates: ({ units }) => STEPS.map((step) => ({ unit: 0, to: units[0].at + step })),
  check: (state, _memory, { unit, to }) =>
    mayGo(state, unit, to) ? accept() : refuse('SYN-GO-01', 'no-way', { unit, to }),
  apply: (_state, _memory, choice, engine) => engine.emit(unitMoved, choice),
});

/** Units are moves. */
export function engineMoves() {
  const game = defineGame({ id: 'synthetic', steps: [go], events: [unitMoved], turnOrder: () => ['one'] });
  const chance = fastChance('engine');
  const runner = new Runner(game, { state: setup(), stack: [frameOf(go, {})], drawn: 0 }, chance);
  runner.advance();
  return () => {
    for (let i = 0; i < MOVES; i++) {
      const legal = runner.legal();
      const choice = legal[chance.below(legal.length)];
      if (!runner.check(choice).ok) throw new Error('a listed choice was refused');
      runner.play(choice);
    }
    return MOVES;
  };
}

/** Units are moves. */
export function plainMoves() {
  const state = setup();
  const chance = fastChance('plain');
  return () => {
    for (let i = 0; i < MOVES; i++) {
      const { at } = state.units[0];
      const legal = STEPS.filter((step) => isFree(state, at + step));
      const to = at + legal[chance.below(legal.length)];
      if (!mayGo(state, 0, to)) throw new Error('a listed step was refused');
      state.units[0].at = to;
      state.moved++;
    }
    return MOVES;
  };
}

const subject = (make, name) => ({ name, make, module: new URL(import.meta.url) });

/** @type {import('./measure.mjs').Subject} */
export const syntheticPeer = subject('peerMoves', 'boardgame.io moving one unit on a 19 KB state');

/** @type {import('./main.mjs').Comparison} */
export const syntheticComparison = {
  key: 'synthetic.commands',
  unit: 'commands',
  ours: subject('engineMoves', 'Tablerunner: legal list, check, apply on the same state'),
  peer: syntheticPeer,
  others: [subject('plainMoves', 'a plain object changed in place')],
};
