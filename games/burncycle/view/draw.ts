/** The table as a person at a terminal sees it: objectives, the floor with the units beside it, the burncycle, mats and network. */
import type { Pen } from '@tablerunner/engine';
import { apOf, totalOf } from '../rules/test/dice.ts';
import { DICE, type Slot } from '../rules/types.ts';
import { describeTask } from '../text/describe.ts';
import { drawFloor, drawRooms, drawSigns } from './draw-floor.ts';
import { beside, wrapParts } from './draw-layout.ts';
import { drawNetwork } from './draw-network.ts';
import { drawChips, drawMats, drawSecurity, drawTeam } from './draw-units.ts';
import { botName } from './naming.ts';
import { tasksOf } from './panels.ts';
import { stage } from './stage.ts';
import type { BurncycleView } from './view.ts';

export function draw(seen: BurncycleView, pen: Pen): string {
  return [
    ...headline(seen, pen),
    ...objectives(seen, pen),
    ...beside(pen, drawFloor(seen, pen), [...drawTeam(seen, pen), '', ...drawSecurity(seen, pen)]),
    ...drawSigns(pen),
    ...drawRooms(seen, pen),
    ...cycle(seen, pen),
    ...supplies(seen, pen),
    ...drawMats(seen, pen),
    ...drawNetwork(seen, pen),
    ...roll(seen, pen),
  ].join('\n');
}

function headline(seen: BurncycleView, pen: Pen): string[] {
  const { mission, active, captain, difficulty, floor } = seen;
  const { name, facts } = stage(seen);
  return wrapParts(pen, [
    pen.paint(typeof mission === 'string' ? pen.name(mission) : mission.id, 'strong'),
    ...(typeof floor.layout === 'string' ? [pen.name(floor.layout)] : []),
    pen.say(`stage.${name}`, facts),
    pen.name(difficulty),
    ...(captain === '' ? [] : [pen.say('draw.captain', { captain })]),
    ...(active < 0 ? [] : [pen.paint(pen.say('draw.acts', { bot: botName(seen, active) }), 'strong')]),
  ]);
}

function objectives(seen: BurncycleView, pen: Pen): string[] {
  return tasksOf(seen).flatMap(({ list, task, count, needed, isDone }) => {
    const mark = isDone ? pen.paint('✓', 'good') : '□';
    const far = needed > 1 ? ` (${count} ${pen.say('draw.of')} ${needed})` : '';
    const what = list === 'win' ? `${pen.say('draw.to-win')} ` : '';
    const text = `${mark} ${what}${describeTask(task, seen.seats.length, pen)}${far}`;
    return wrapParts(pen, text.split(' '), ' ', '  ');
  });
}

/** Slots with their numbers; what is degraded stands in brackets, the slot under the tracker is pointed at. */
function cycle({ burncycle, tracker }: BurncycleView, pen: Pen): string[] {
  if (burncycle.length === 0) return [];
  const slotText = ({ isActive, chip, isDegraded }: Slot): string => {
    if (!isActive) return pen.paint('–', 'soft');
    const name = chip === undefined ? '…' : pen.name(chip);
    return isDegraded ? pen.paint(`(${name})`, 'soft') : name;
  };
  const slots = burncycle.map((slot, at) => `${at + 1}${at === tracker ? '▸' : ' '}${slotText(slot)}`);
  return wrapParts(pen, [`${pen.say('draw.cycle')} ${slots[0] ?? ''}`, ...slots.slice(1)], '  ');
}

function supplies({ team, stock, pool }: BurncycleView, pen: Pen): string[] {
  const dice = DICE.flatMap((die) => (pool[die] === 0 ? [] : [`${pen.name(die)} ${pool[die]}`]));
  return wrapParts(pen, [
    `${pen.say('draw.team-supply')} ${drawChips(team, pen)}`,
    `${pen.say('draw.stock')} ${drawChips(stock, pen)}`,
    ...(dice.length === 0 ? [] : [`${pen.say('draw.pool')} ${dice.join(', ')}`]),
  ]);
}

function roll({ test, options }: BurncycleView, pen: Pen): string[] {
  if (test === undefined) return [];
  const dice = test.dice.map(
    ({ die, face }, at) => `${at + 1}: ${pen.name(die)} ${pen.paint(`[${apOf(options, die, face)}]`, 'strong')}`,
  );
  const total = pen.say('draw.total', { ap: totalOf(options, test), bonus: test.bonus });
  return wrapParts(pen, [`${pen.name(test.purpose)}: ${total}`, ...dice]);
}
