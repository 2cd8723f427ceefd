/** Operations that only look: games, decision, legal, state, view, position, hash. */
import { ENGINE_VERSION, printCommand, refuse, SPECTATOR, tellEvent } from '@tablerunner/engine';
import { z } from 'zod';
import { pagePen } from '../pen.ts';
import { shorten } from './guard.ts';
import { defineMatchOp, defineOp } from './op.ts';
import { policiesOf } from './ops-ask.ts';
import { frameOf, situation } from './table.ts';

/** Raised when an answer changes so that an old program could misread it. */
const PROTOCOL_VERSION = 2;

const schemaOf = (type: z.ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(type, { unrepresentable: 'any', io });

export const gamesOp = defineOp('games', {}, (_params, { setup }) => ({
  ok: true,
  protocol: PROTOCOL_VERSION,
  engine: ENGINE_VERSION,
  games: setup.games.map((game) => ({
    id: game.id,
    rules: game.rules,
    content: game.content,
    modes: game.modes,
    options: schemaOf(game.options, 'input'),
    questions: Object.fromEntries(
      Object.entries(game.questions ?? {}).map(([what, { params, result }]) => [
        what,
        { params: schemaOf(params, 'input'), result: schemaOf(result, 'output') },
      ]),
    ),
    outcomes: game.outcomes ?? {},
    policies: policiesOf(game),
  })),
}));

export const decisionOp = defineMatchOp('decision', {}, (_params, match, table) => ({
  ok: true,
  ...situation(table, match),
}));

export const legalOp = defineMatchOp('legal', {}, (_params, match, table) => {
  const { state } = match.position;
  const frame = frameOf(match);
  const legal = match.legal().map((choice) => ({ command: printCommand(match.game, choice, state, frame), choice }));
  return { ok: true, ...situation(table, match), legal };
});

export const stateOp = defineMatchOp('state', {}, (_params, match) => {
  const { state, stack, drawn, outcome } = match.position;
  return { ok: true, state, stack, drawn, ...(outcome === undefined ? {} : { outcome }) };
});

export const viewOp = defineMatchOp(
  'view',
  { seat: z.string(), from: z.int().min(0).optional(), draw: z.boolean().optional() },
  ({ seat, from, draw }, match, table) => {
    if (seat !== SPECTATOR && !match.seats.includes(seat)) {
      return refuse('ENG-SEAT-01', 'no-such-seat', { seat: shorten(seat) });
    }
    const seen = match.view(seat);
    const events =
      from === undefined
        ? undefined
        : match.eventsFor(seat, from).map(({ n, event }) => {
            const sentence = table.speaker.event(tellEvent(match.game, event, seen.view));
            return { n, ...event, sentence };
          });
    return {
      ok: true,
      ...seen,
      ...(draw === true ? { drawing: match.game.draw(seen.view, pagePen(table.speaker)) } : {}),
      ...(events === undefined ? {} : { events }),
    };
  },
);

export const positionOp = defineMatchOp('position', {}, (_params, match) => ({
  ok: true,
  position: match.game.notation.printPosition(match.position),
}));

export const hashOp = defineMatchOp('hash', {}, (_params, match) => ({
  ok: true,
  hash: match.hash(),
  length: match.log.length,
}));
