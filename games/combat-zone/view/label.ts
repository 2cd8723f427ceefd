/** Every choice in words: what a button, a menu or a list calls it. */
import type { EffectEntry, Facts, Frame } from '@tablerunner/engine';
import { lengthOf } from '@tablerunner/geometry';
import { modelName, playerName } from '../notation/names.ts';
import type { Against } from '../rules/contest/against.ts';
import { colourOfToken } from '../rules/tokens.ts';
import { describeEffects, type Words } from '../text/describe.ts';
import type { CombatZoneView } from './view.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Asked {
  readonly seen: CombatZoneView;
  readonly step: string;
  readonly memory: Fields;
  readonly choice: Fields;
  /** Who does it: the model whose tokens, cards and programs are meant. */
  readonly actor: number;
  readonly words: Words;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** "Activate Warlord", "Ranged attack on Oyabun (GREEN)", "Move 6.5 inches north-east (YELLOW)". `frame` is the step that asks. */
export function labelOf(seen: CombatZoneView, { step, memory }: Frame, choice: unknown, words: Words): string {
  const known = fieldsOf(memory);
  return deedLabel({ seen, step, memory: known, choice: fieldsOf(choice), actor: actorOf(seen, step, known), words });
}

function deedLabel(asked: Asked): string {
  const { choice, words } = asked;
  const { pass, first } = choice;
  if (pass === true) return words.say('choice.pass');
  if (typeof first === 'number') return words.say('choice.first', { first: first + 1 });
  return words.say(`choice.${keyOf(asked)}`, { ...plainFacts(asked), ...OWN[text(choice.kind)]?.(asked) });
}

/** At most steps the memory names the model; otherwise the Active Model does it. */
function actorOf(seen: CombatZoneView, step: string, memory: Fields): number {
  if (step === 'combat-zone/contest') return opposedModel(memory);
  return [memory.model, fieldsOf(memory.context).model, seen.active].map(num).find((model) => model >= 0) ?? -1;
}

/** The model that is asked how it opposes. */
function opposedModel({ against, named }: Fields): number {
  const next = Array.isArray(against)
    ? (against as readonly Against[])[Array.isArray(named) ? named.length : 0]
    : 'obstacle';
  return next === undefined || next === 'obstacle' ? -1 : next.model;
}

/** One kind of choice is called differently at different steps. */
function keyOf({ step, choice }: Asked): string {
  const kind = text(choice.kind);
  const at = step.replace('combat-zone/', '');
  switch (kind) {
    case 'act':
      return choice.body !== undefined ? 'act-body' : kind;
    case 'inspire':
      return choice.player === undefined ? kind : 'inspire-other';
    case 'leave':
      return at === 'loot' ? 'leave-loot' : kind;
    case 'objective':
      return `objective-${text(choice.deed)}`;
    case 'oppose':
      return choice.model !== undefined ? 'oppose-helper' : choice.armor !== undefined ? 'oppose-armor' : kind;
    case 'pass':
      return choice.model === undefined ? 'pass-free' : 'pass-reaction';
    case 'stay':
      return at === 'evade' ? 'stay-evade' : kind;
    case 'stop':
      return choice.model === undefined ? 'stop-fire' : kind;
    case 'use':
      return num(choice.card) < 0 ? 'use-own' : kind;
    default:
      return kind;
  }
}

const nameOf = (seen: CombatZoneView, model: number): string => (model < 0 ? '' : modelName(seen, model));

/** Facts that mean the same in every choice. */
function plainFacts({ seen, choice, actor, words }: Asked): Facts {
  const { model, target, rival, body, player, token, x, y, way } = choice;
  const whose = choice.kind === 'evade' || choice.kind === 'oppose' ? num(model) : -1;
  const colour = colourText(seen, whose < 0 ? actor : whose, num(token), words);
  return {
    actor: nameOf(seen, actor),
    model: nameOf(seen, num(model)),
    target: nameOf(seen, num(target)),
    rival: nameOf(seen, num(rival)),
    body: nameOf(seen, num(body)),
    player: typeof player === 'number' ? playerName(seen, player) : '',
    action: text(choice.action),
    colour,
    hasColour: String(colour !== ''),
    hasTarget: String(target !== undefined),
    spot: typeof x === 'number' && typeof y === 'number' ? spotText({ x, y }, words) : '',
    ...(Array.isArray(way) ? wayFacts(seen.models[whose < 0 ? actor : whose], way as readonly Point[], words) : {}),
  };
}

/** "GREEN", "RED, wounded, printed GREEN"; nothing for those without tokens. */
function colourText(seen: CombatZoneView, model: number, token: number, { say, name }: Words): string {
  const found = seen.models[model]?.tokens[token];
  if (found === undefined) return '';
  const colour = name(colourOfToken(found));
  const look = found.isWounded ? say('choice.wounded', { colour, printed: name(found.printed) }) : colour;
  return found.isReady ? look : say('choice.used-token', { look });
}

/** Inches with one decimal. */
function lengthText(length: number, { say }: Words): string {
  const tenths = Math.floor((2 * length + 100) / 200);
  return say('choice.length', { whole: Math.floor(tenths / 10), tenth: tenths % 10 });
}

const spotText = ({ x, y }: Point, words: Words): string =>
  words.say('choice.spot', { x: lengthText(x, words), y: lengthText(y, words) });

/** How far and where to: the length of the way as drawn, and its end as seen from the start. */
function wayFacts(from: Point | undefined, way: readonly Point[], words: Words): Facts {
  const end = way.at(-1);
  if (from === undefined || end === undefined)
    return { isStill: 'true', isBent: 'false', bends: '', length: '', compass: '', spot: '' };
  const length = way.reduce((sum, point, i) => sum + lengthOf(way[i - 1] ?? from, point), 0);
  return {
    isStill: 'false',
    isBent: String(way.length > 1),
    bends: way
      .slice(0, -1)
      .map((point) => spotText(point, words))
      .join(', '),
    length: lengthText(length, words),
    compass: words.say(`compass.${compassOf(end.x - from.x, end.y - from.y)}`),
    spot: spotText(end, words),
  };
}

/** Eight directions; y grows to the north. The tangent of 22.5 degrees is 0.414. */
function compassOf(dx: number, dy: number): string {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  const upright = 1000 * across < 414 * along ? '' : dx > 0 ? 'east' : 'west';
  const level = 1000 * along < 414 * across ? '' : dy > 0 ? 'north' : 'south';
  return [level, upright].filter((part) => part !== '').join('-');
}

/** The ring of a push, as the rules number it. */
const RING = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'] as const;

const dragged = ({ seen, choice }: Asked): Facts => {
  const { model, piece } = fieldsOf(choice.drag);
  return {
    drag: typeof model === 'number' ? nameOf(seen, model) : text(piece),
    hasDrag: String(choice.drag !== undefined),
    hasSecond: String(choice.second !== undefined),
  };
};

const carriedBy = ({ seen }: Asked, model: number, card: unknown): string =>
  seen.models[model]?.carried[num(card)]?.card ?? '';

const reflexCard = ({ memory }: Asked): Facts => ({ card: text(fieldsOf(memory.context).card) });

const OWN: Readonly<Record<string, (asked: Asked) => Facts>> = {
  move: dragged,
  evade: dragged,
  launch: ({ seen, actor, choice }) => ({ card: seen.models[actor]?.programs[num(choice.program)]?.card ?? '' }),
  use: (asked) => ({ card: carriedBy(asked, asked.actor, asked.choice.card) }),
  card: (asked) => ({ card: carriedBy(asked, num(asked.choice.model), asked.choice.card) }),
  take: (asked) => ({ card: carriedBy(asked, num(asked.memory.body), asked.choice.card) }),
  yes: reflexCard,
  no: reflexCard,
  objective: ({ choice }) => ({ number: num(choice.objective) + 1 }),
  shove: ({ choice, words }) => ({ compass: words.say(`compass.${RING[num(choice.way)] ?? 'east'}`) }),
  react: (asked) => ({
    deed: deedLabel({ ...asked, choice: fieldsOf(asked.choice.with), actor: num(asked.choice.model) }),
  }),
  oppose: (asked) => {
    const { armor } = asked.choice;
    return { armor: carriedBy(asked, asked.actor, armor), isPrinted: String(num(armor) < 0) };
  },
  reroll({ seen, choice }) {
    const { roller, means } = choice;
    const die = (num(roller) < 0 ? seen.contest?.acting : seen.contest?.opposing[num(roller)])?.die;
    return { means: text(means), face: die?.face ?? 0, colour: die?.colour ?? '' };
  },
  option({ memory, choice, words }) {
    const of = Array.isArray(memory.of) ? (memory.of as readonly (readonly EffectEntry[])[]) : [];
    return { text: describeEffects(of[num(choice.option)] ?? [], words) };
  },
};
