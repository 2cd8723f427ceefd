/** One Control of the battlefield: activate a character or inspire the team, then pass Control on. Clauses CZ-CONTROL-*, CZ-ACTIVATE-01, CZ-RULE-42, 89. */
import { accept, defineStep, type Engine, refuse, type Verdict } from '@tablerunner/engine';
import { z } from 'zod';
import { activated, controlPassed, inspireBegan } from '../events/turn.ts';
import { arrive, canArrive } from '../setup/reserve.ts';
import { hasReadyToken, hasUsedToken } from '../tokens.ts';
import type { CombatZoneState } from '../types.ts';
import { charactersOf, hasModels, isInPlay, isOnTable, isSameSide, modelOf, seatOfPlayer } from '../units.ts';
import { activation } from './activation.ts';
import { inspire } from './inspire.ts';
import { nextPlayer, partnersOf } from './order.ts';

interface ControlMemory {
  /** The player has chosen; what was chosen has been played. */
  readonly isPlayed?: boolean | undefined;
}

type ControlChoice =
  | { readonly kind: 'activate'; readonly model: number }
  /** `player`: the partner's team instead of the own (CZ-TEAMPLAY-04). */
  | { readonly kind: 'inspire'; readonly player?: number | undefined };

const choice = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('activate'), model: z.int().min(0) }),
  z.strictObject({ kind: z.literal('inspire'), player: z.int().min(0).optional() }),
]);

/** CZ-ACTIVATE-01; two against two may activate the partner's character, whom the partner plays (CZ-TEAMPLAY-03). */
function checkActivate(state: CombatZoneState, model: number): Verdict {
  const named = state.models[model];
  if (named === undefined) return refuse('CZ-ACTIVATE-01', 'no-such-model', { model });
  if (!isSameSide(state, state.control, named.player)) return refuse('CZ-ACTIVATE-01', 'not-your-model', { model });
  if (named.kind !== 'character') return refuse('CZ-ACTIVATE-01', 'not-a-character', { model });
  if (!isInPlay(named)) return refuse('CZ-ACTIVATE-01', 'not-in-play', { model });
  if (!hasReadyToken(named)) return refuse('CZ-ACTIVATE-01', 'no-ready-token', { model });
  if (named.place === 'reserve' && !canArrive(state, model))
    return refuse('CZ-RULE-46', 'no-place-to-arrive', { model });
  return accept();
}

function activatable(state: CombatZoneState): number[] {
  const found: number[] = [];
  for (const player of partnersOf(state, state.control)) {
    for (const model of charactersOf(state, player)) if (checkActivate(state, model).ok) found.push(model);
  }
  return found;
}

/** Of a player who has models: a token of a character is used, or there is no character (CZ-CONTROL-05, CZ-RULE-42). */
function isDue(state: CombatZoneState, player: number): boolean {
  const characters = charactersOf(state, player);
  return characters.length === 0 || characters.some((model) => hasUsedToken(modelOf(state, model)));
}

/** Not while all tokens are ready, unless the side can do nothing else (CZ-CONTROL-05, CZ-RULE-46, CZ-RULE-89). */
function checkInspire(state: CombatZoneState, player: number, open?: readonly number[]): Verdict {
  const partners = partnersOf(state, state.control);
  if (!partners.includes(player)) return refuse('CZ-TEAMPLAY-04', 'not-your-team', { player });
  const playing = partners.filter((partner) => hasModels(state, partner));
  if (playing.length > 0 && !playing.includes(player)) return refuse('CZ-RULE-42', 'nobody-left', { player });
  if (isDue(state, player)) return accept();
  const isStuck = (open ?? activatable(state)).length === 0 && !playing.some((partner) => isDue(state, partner));
  return isStuck ? accept() : refuse('CZ-CONTROL-05', 'all-tokens-ready', { player });
}

/** The own team without saying whose. */
const inspiring = (state: CombatZoneState, player: number): ControlChoice =>
  player === state.control ? { kind: 'inspire' } : { kind: 'inspire', player };

const activating = (model: number): ControlChoice => ({ kind: 'activate', model });

const playerMeant = (state: CombatZoneState, player: number | undefined): number => player ?? state.control;

export const controlTurn = defineStep<CombatZoneState, ControlMemory, ControlChoice>({
  name: 'combat-zone/control',
  clause: 'CZ-CONTROL-03',
  choice,

  who: (state, { isPlayed }) => (isPlayed === true ? undefined : seatOfPlayer(state, state.control)),
  candidates: (state) => [
    ...activatable(state).map(activating),
    ...partnersOf(state, state.control).map((player) => inspiring(state, player)),
  ],
  legal(state) {
    const open = activatable(state);
    const choices = open.map(activating);
    for (const player of partnersOf(state, state.control)) {
      if (checkInspire(state, player, open).ok) choices.push(inspiring(state, player));
    }
    return choices;
  },
  check: (state, _memory, wish) =>
    wish.kind === 'activate' ? checkActivate(state, wish.model) : checkInspire(state, playerMeant(state, wish.player)),
  apply(state, _memory, wish, engine) {
    engine.stay<ControlMemory>({ isPlayed: true });
    if (wish.kind === 'activate') return activate(state, wish.model, engine);
    engine.emit(inspireBegan, { player: playerMeant(state, wish.player) });
    engine.interrupt(inspire, {});
  },

  /** A model that was named meanwhile comes first (CZ-CONTROL-07, CZ-COMMAND-02, CZ-COMMAND-11). */
  run(state, memory, engine) {
    const { commanded, control, heir } = state;
    if (commanded >= 0 && isOnTable(state, commanded)) {
      engine.stay<ControlMemory>({ ...memory });
      return activate(state, commanded, engine);
    }
    engine.emit(controlPassed, { from: control, to: heir < 0 ? nextPlayer(state, control) : heirOf(state, heir) });
    engine.done();
  },
});

/** Who claimed Control, a partner, or the next one if they have no model left to use it with (CZ-RULE-42, CZ-RULE-88). */
const heirOf = (state: CombatZoneState, heir: number): number =>
  partnersOf(state, heir).find((player) => hasModels(state, player)) ?? nextPlayer(state, heir);

/** Out of Reserve it is placed before anything else (CZ-RESERVE-05). */
function activate(state: CombatZoneState, model: number, engine: Engine<CombatZoneState>): void {
  engine.emit(activated, { model });
  if (modelOf(state, model).place === 'reserve') engine.interrupt(arrive, { model });
  engine.interrupt(activation, { model, hasActed: false });
}
