/** What a line of the log says: the game's own sentence, or one that knows places, dice and cards besides. */
import { describeBoost, modelName } from '@tablerunner/combat-zone/plan';
import { type GameEvent, tellEvent } from '@tablerunner/engine';
import type { Point } from '@tablerunner/geometry';
import { purposeText, rollerName, sumText, type Tongue, verdictText } from '../roll/roll-words.ts';
import type { ContestTold } from '../roll/rolls.ts';
import { game } from '../shared.ts';
import { shortName } from './clauses.ts';
import type { Draft } from './drafts.ts';
import { placeText } from './places.ts';

export function textOf(draft: Draft, tongue: Tongue): string {
  const { events, roll } = draft;
  const [first] = events;
  const last = events.at(-1);
  if (first === undefined || last === undefined) return '';
  if (roll !== undefined) return rollText(roll, events.slice(1), tongue);
  const own = OWN[shortName(first)];
  if (own === undefined) return events.map((event) => sentence(event, tongue)).join(' ');
  return own({ first, last, data: (first.data ?? {}) as Data }, tongue);
}

/** Sentences of events long past do not change: they are made once for each language. */
const made = new WeakMap<GameEvent, Map<string, string>>();

function sentence(event: GameEvent, { speaker, say, view }: Tongue): string {
  const kept = made.get(event) ?? new Map<string, string>();
  made.set(event, kept);
  const text = kept.get(say.locale) ?? speaker.event(tellEvent(game, event, view));
  kept.set(say.locale, text);
  return text;
}

/** "Onee-San, aimed shot: 6 + 2 Ranged = 8 against Ripper, 4 + 1 Reflexes = 5. 8 beats 5. Onee-San hits Ripper." */
function rollText({ contest }: ContestTold, outcomes: readonly GameEvent[], tongue: Tongue): string {
  const { acting, opposing } = contest;
  const parts = opposing.map((roller) =>
    [
      tongue.say('combat-zone.log.opposed', {
        opposing: rollerName(roller, tongue),
        sum: sumText(roller, tongue, true),
      }),
      verdictText(contest, roller, tongue),
    ].join(' '),
  );
  const head = tongue.say('combat-zone.log.roll', {
    acting: rollerName(acting, tongue),
    purpose: purposeText(contest, tongue),
    sum: sumText(acting, tongue, true),
  });
  return [head, ...parts, ...outcomes.map((event) => sentence(event, tongue))].join(' ');
}

/** All that events know, each what it has. */
interface Data {
  readonly model: number;
  readonly target: number;
  readonly player: number;
  readonly by: number | string;
  readonly action: string;
  readonly colour: string;
  readonly isFree: boolean;
  readonly isReaction: boolean;
  readonly x: number;
  readonly y: number;
  readonly card: string;
  readonly why: string;
  readonly means: string;
  readonly face: number;
  readonly tokens: number;
  readonly body: number;
  readonly objective: number;
  readonly piece: string;
  readonly purpose: string;
  readonly results: readonly number[];
  readonly boost: { readonly gift: Parameters<typeof describeBoost>[0] };
}

interface Told {
  readonly first: GameEvent;
  readonly last: GameEvent;
  /** Of the first event. */
  readonly data: Data;
}

const nameOf = (model: number | string, { speaker, view }: Tongue): string =>
  typeof model === 'number' && model >= 0 ? speaker.name(modelName(view, model)) : '';

const placeOf = ({ data }: GameEvent, { say }: Tongue): string => placeText(data as Point, say.locale);

/** Who has done it, if a model has. */
const byFacts = (by: number | string, tongue: Tongue) => ({
  by: nameOf(by, tongue),
  hasBy: String(typeof by === 'number' && by >= 0),
});

type Own = (told: Told, tongue: Tongue) => string;

/** Lines that tell several events, or more than the sentence of one. */
const OWN: Readonly<Record<string, Own>> = {
  'action-began'({ last, data: { model, action, colour, isFree, isReaction } }, tongue) {
    const isMove = shortName(last) === 'moved';
    return tongue.say(isMove ? 'combat-zone.log.move-action' : 'combat-zone.log.action', {
      model: nameOf(model, tongue),
      action: tongue.speaker.name(action),
      colour: tongue.speaker.name(colour),
      free: String(isFree),
      reaction: String(isReaction),
      place: isMove ? placeOf(last, tongue) : '',
    });
  },
  moved: ({ last, data: { model, by } }, tongue) =>
    tongue.say('combat-zone.log.moved', { model: nameOf(model, tongue), by, place: placeOf(last, tongue) }),
  activated: ({ data: { model } }, tongue) =>
    tongue.say('combat-zone.log.activated', {
      model: nameOf(model, tongue),
      player: tongue.speaker.name(tongue.view.seats[tongue.view.models[model]?.player ?? -1] ?? ''),
    }),
  wounded: ({ data: { model, by } }, tongue) =>
    tongue.say('combat-zone.log.wounded', { model: nameOf(model, tongue), ...byFacts(by, tongue) }),
  'taken-out': ({ data: { model, by } }, tongue) =>
    tongue.say('combat-zone.log.taken-out', { model: nameOf(model, tongue), ...byFacts(by, tongue) }),
  'model-deployed': ({ first, data: { model } }, tongue) =>
    tongue.say('combat-zone.log.placed', { model: nameOf(model, tongue), place: placeOf(first, tongue) }),
  'drone-deployed': ({ first, data: { card, player } }, tongue) =>
    tongue.say('combat-zone.log.drone', {
      player: tongue.speaker.name(tongue.view.seats[player] ?? ''),
      card: tongue.speaker.name(card),
      place: placeOf(first, tongue),
    }),
  'impact-placed': ({ first, data: { why } }, tongue) =>
    tongue.say('combat-zone.log.impact', { why, place: placeOf(first, tongue) }),
  'marker-laid': ({ first, data: { card } }, tongue) =>
    tongue.say('combat-zone.log.marker', { card: tongue.speaker.name(card), place: placeOf(first, tongue) }),
  rerolled: ({ data: { player, means, face } }, tongue) =>
    tongue.say('combat-zone.log.rerolled', {
      player: tongue.speaker.name(tongue.view.seats[player] ?? ''),
      means: means === 'luck' || means === 'accurate' ? means : 'card',
      card: tongue.speaker.name(means),
      face,
    }),
  'roll-raised': ({ data: { card, by } }, tongue) =>
    tongue.say('combat-zone.log.raised', { card: tongue.speaker.name(card), by: typeof by === 'number' ? by : 0 }),
  'die-turned': ({ data: { card } }, tongue) =>
    tongue.say('combat-zone.log.turned', { card: tongue.speaker.name(card) }),
  'boost-given': ({ data: { model, boost } }, tongue) =>
    tongue.say('combat-zone.log.boost', {
      model: nameOf(model, tongue),
      text: describeBoost(boost.gift, tongue.speaker),
    }),
  'luck-gained': ({ data: { player, tokens } }, tongue) =>
    tongue.say('combat-zone.log.luck', { player: tongue.speaker.name(tongue.view.seats[player] ?? ''), tokens }),
  'body-removed': ({ data: { body } }, tongue) => tongue.say('combat-zone.log.body', { model: nameOf(body, tongue) }),
  'crate-taken': ({ data: { model, objective } }, tongue) =>
    tongue.say('combat-zone.log.crate-taken', { model: nameOf(model, tongue), number: objective + 1 }),
  'crate-dropped': ({ data: { model, objective } }, tongue) =>
    tongue.say('combat-zone.log.crate-dropped', { model: nameOf(model, tongue), number: objective + 1 }),
  'device-worked': ({ data: { model, objective } }, tongue) =>
    tongue.say('combat-zone.log.device', { model: nameOf(model, tongue), number: objective + 1 }),
  'piece-moved': ({ first, data: { piece } }, tongue) =>
    tongue.say('combat-zone.log.piece', { piece: tongue.speaker.name(piece), place: placeOf(first, tongue) }),
  'engine/rolled': ({ data: { purpose, results } }, tongue) =>
    tongue.say('combat-zone.log.card-die', { card: tongue.speaker.name(purpose), face: results[0] ?? 0 }),
};
