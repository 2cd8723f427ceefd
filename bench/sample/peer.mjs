/** Skim on boardgame.io: the same decisions, hands that only their owners see, its dice, and its bot's list of moves. */
import { INVALID_MOVE, Stage } from 'boardgame.io/dist/cjs/core.js';
import { check, legal, play, setup, whose } from './plain.mjs';

const SEATS = ['red', 'blue'];

/** boardgame.io's own dice; a test may put others in their place. */
const ownDice = (random) => (count) => random.Die(count) - 1;

/** From one of our choices to a move and its arguments, and back. */
const MOVES = {
  credit: () => ({ kind: 'credit' }),
  draw: () => ({ kind: 'draw' }),
  play: (card) => ({ kind: 'play', card }),
  run: (server) => ({ kind: 'run', server }),
  pass: () => ({ pass: true }),
  trace: (card) => ({ kind: 'trace', card }),
  pay: () => ({ kind: 'pay' }),
  bail: () => ({ kind: 'bail' }),
  discard: (card) => ({ kind: 'discard', card }),
  wear: (server) => ({ kind: 'wear', server }),
  order: (first) => ({ first }),
};

/** @returns {{ move: string, args: unknown[] }} */
export function moveOf(choice) {
  if (choice.pass === true) return { move: 'pass', args: [] };
  if (choice.first !== undefined) return { move: 'order', args: [choice.first] };
  const arg = choice.card ?? choice.server;
  return { move: choice.kind, args: arg === undefined ? [] : [arg] };
}

export const seatOf = (playerID) => SEATS[Number(playerID)];
export const playerOf = (G) => String(SEATS.indexOf(whose(G)));

/** All players are active and each move judges for itself: cheaper for boardgame.io than its stages and turns. */
export function skimFor(diceOf = ownDice) {
  const move =
    (choiceOf) =>
    ({ G, random, playerID }, arg) => {
      const choice = choiceOf(arg);
      if (seatOf(playerID) !== whose(G) || !check(G, choice)) return INVALID_MOVE;
      play(G, choice, diceOf(random));
    };
  return {
    name: 'skim',
    disableUndo: true,
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }, options) => setup(diceOf(random), options),
    moves: Object.fromEntries(Object.entries(MOVES).map(([name, choiceOf]) => [name, move(choiceOf)])),
    turn: { activePlayers: { all: Stage.NULL } },
    endIf: ({ G }) => (G.outcome === '' ? undefined : resultOf(G.outcome)),
    playerView: ({ G, playerID }) => hide(G, seatOf(playerID)),
    // The bot asks for the moves of player 0 alone when all are active: it gets those of whoever must choose.
    ai: {
      enumerate: (G, _ctx, asked) =>
        asked === '0' && G.outcome === '' ? legal(G).map((choice) => action(G, choice)) : [],
    },
  };
}

/** @returns {object} what the dispatcher of a client makes of a move */
export function action(G, choice) {
  const { move, args } = moveOf(choice);
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID: playerOf(G), credentials: undefined } };
}

const resultOf = (outcome) => (outcome === 'draw' ? { draw: true } : { winner: String(SEATS.indexOf(outcome)) });

function hide(G, viewer) {
  const shown = { ...G, deck: G.deck.length };
  for (const seat of SEATS) if (seat !== viewer) shown[seat] = { ...G[seat], hand: G[seat].hand.length };
  return shown;
}
