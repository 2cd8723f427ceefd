/** Who is who: the team with energy, supplies and programs; security with movement, awareness and patrol. */
import type { Pen } from '@tablerunner/engine';
import { SUPPLY_CHIPS } from '../rules/lists.ts';
import { AT_ACCESS, BANNED } from '../rules/network/ip-moves.ts';
import type { Bot, Chips } from '../rules/types.ts';
import { cardOf, floorOf, isDetected, isDown } from '../rules/units.ts';
import { ARROWS, SIGNS } from './draw-floor.ts';
import { botLabels, guardLabels, inColumns, wrapParts } from './draw-layout.ts';
import { botName, cellText, nodeText, upgradeName } from './naming.ts';
import type { BurncycleView } from './view.ts';

const placeOf = (seen: BurncycleView, cell: number): string =>
  cell < 0 || floorOf(seen).cellNames[cell] === undefined ? '–' : cellText(seen, cell);

/** `general 2, tech 1`; a dash for none. */
export const drawChips = (chips: Chips, pen: Pen): string =>
  SUPPLY_CHIPS.flatMap((chip) => (chips[chip] === 0 ? [] : [`${pen.name(chip)} ${chips[chip]}`])).join(', ') || '–';

function ipOf(seen: BurncycleView, { role, ip }: Bot, pen: Pen): string {
  if (role === 'module') return '';
  return ip === AT_ACCESS ? pen.say('draw.at-access') : ip === BANNED ? pen.say('draw.banned') : nodeText(seen, ip);
}

/** One line for each bot, short enough to stand beside the floor. */
export function drawTeam(seen: BurncycleView, pen: Pen): string[] {
  const labels = botLabels(seen);
  const head = ['', '', pen.say('draw.team'), pen.say('draw.space'), pen.say('draw.energy'), pen.say('draw.ip'), ''];
  const rows = seen.bots.map((bot, at) => [
    at === seen.active ? SIGNS.active : ' ',
    pen.paint(labels[at] ?? '', 'own'),
    pen.name(botName(seen, at)),
    placeOf(seen, bot.cell),
    bot.energy <= 2 ? pen.paint(String(bot.energy), 'danger') : String(bot.energy),
    ipOf(seen, bot, pen),
    stateOf(bot, pen),
  ]);
  const [first = '', ...lines] = inColumns(pen, [head, ...rows]);
  return [pen.paint(first, 'soft'), ...lines];
}

function stateOf(bot: Bot, pen: Pen): string {
  const words = [
    ...(bot.hasEscaped ? ['draw.escaped'] : []),
    ...(isDown(bot) && !bot.hasEscaped ? ['draw.down'] : []),
    ...(isDetected(bot) ? ['draw.detected'] : []),
    ...(bot.isHidden ? ['draw.hidden'] : []),
    ...(bot.disguise === undefined ? [] : ['draw.disguised']),
  ];
  return words.map((key) => pen.say(key)).join(', ');
}

/** What each bot has: level, upgrades, chips, cards. */
export const drawMats = (seen: BurncycleView, pen: Pen): string[] =>
  seen.bots.flatMap((bot, at) => {
    const parts = matOf(seen, bot, at, pen);
    return parts.length === 0
      ? []
      : wrapParts(pen, [`${pen.name(botName(seen, at))}: ${parts[0]}`, ...parts.slice(1)], ' · ', '  ');
  });

function matOf(seen: BurncycleView, bot: Bot, at: number, pen: Pen): string[] {
  const { upgrades, items, cards, imperative, keys, role } = bot;
  const dice = (['advanced', 'elite'] as const).flatMap((die) =>
    upgrades[die] === 0 ? [] : [`${pen.name(die)} ${upgrades[die]}`],
  );
  const held = items.map(({ card, isInstalled, counter }) => {
    const note = isInstalled ? ` (${pen.say('draw.installed')})` : counter === 0 ? '' : ` (${counter})`;
    return `${pen.name(card)}${note}`;
  });
  return [
    ...(role === 'module' ? [] : [pen.say('draw.level', { level: bot.level }), drawChips(bot.supply, pen)]),
    ...upgrades.universal.map((upgrade) => pen.name(upgrade)),
    ...upgrades.unique.map((number) => pen.name(upgradeName(seen, at, 'unique', number))),
    ...dice,
    ...held,
    ...(keys === 0 ? [] : [pen.say('draw.keys', { keys })]),
    ...cards.map((card) => pen.name(card)),
    ...(imperative === undefined
      ? []
      : [pen.say('draw.imperative', { card: imperative.card, progress: imperative.progress })]),
    ...(bot.disguise === undefined ? [] : [pen.say('draw.as-guard', { guard: bot.disguise.kind })]),
    ...(bot.chip >= 0 && !isDetected(bot) ? [`${SIGNS.chip} ${placeOf(seen, bot.chip)}`] : []),
    ...(seen.drone?.bot === at ? [pen.say('draw.drone', { space: placeOf(seen, seen.drone.cell) })] : []),
  ];
}

/** One line for each security unit. */
export function drawSecurity(seen: BurncycleView, pen: Pen): string[] {
  if (seen.guards.length === 0) return [];
  const labels = guardLabels(seen);
  const rows = seen.guards.map((guard, at) => {
    const { movement, awareness, patrol, ability } = cardOf(guard);
    const place = `${placeOf(seen, guard.cell)}${ARROWS[guard.facing] ?? ''}`;
    const notes = [
      pen.name(patrol),
      ...(ability === undefined ? [] : [pen.name(ability)]),
      ...(guard.hasKey ? [pen.name('key')] : []),
      ...(guard.isStunned ? [pen.paint(pen.say('draw.stunned'), 'good')] : []),
      ...(guard.isTurned ? [pen.say('draw.activated')] : []),
    ];
    const level = guard.level === 0 ? '★' : String(guard.level);
    return [
      pen.paint(labels[at] ?? '', 'other'),
      `${pen.name(guard.kind)} ${level}`,
      place,
      `${movement}|${awareness}`,
      notes.join(', '),
    ];
  });
  return [pen.paint(`${pen.say('draw.security')} (${pen.say('draw.values')})`, 'soft'), ...inColumns(pen, rows)];
}
