/** What actions cost a bot in AP and energy, each number with its reasons. */
import type { Question } from '@tablerunner/engine';
import { directionName, SIDES } from '@tablerunner/geometry';
import { z } from 'zod';
import { CELL, EDGE, GUARD } from '../../notation/names.ts';
import { forceNeeded, levelOf } from '../actions/keypad.ts';
import { grappleCost, OPTIMIZED_AP, pushCost } from '../actions/move.ts';
import { resistanceOf, STUN_MARGIN, targetsOf, WALL_RESISTANCE } from '../actions/strike.ts';
import { stepFrom } from '../floor/passage.ts';
import { modifier, powersOf, testBonus } from '../powers.ts';
import { chipAt } from '../track/track.ts';
import { upgradesFor } from '../turn/upgrades.ts';
import type { BurncycleState } from '../types.ts';
import { botAt, botOn, floorOf, guardAt, guardOn, moduleIndex } from '../units.ts';
import { ask, because, botNamed, name, reasons, space } from './ask.ts';

const TESTS = ['move', 'strike', 'wall', 'force', 'terminal'] as const;
type Test = (typeof TESTS)[number];

/** BC-OPT-02: the chip under the tracker adds AP to a move or strike of the active agent or the module. */
function optimizedAp(state: BurncycleState, bot: number, test: Test): number {
  const isPhysical = test === 'move' || test === 'strike' || test === 'wall';
  const acts = bot === state.active || bot === moduleIndex(state);
  return isPhysical && acts && chipAt(state, state.tracker) === 'physical' ? OPTIMIZED_AP : 0;
}

function bonusOf(state: BurncycleState, bot: number, test: Test) {
  const all = modifier(state, bot, 'test-ap');
  const { sum, why } = because([
    { add: optimizedAp(state, bot, test), why: 'optimized', clause: 'BC-OPT-02' },
    { add: testBonus(state, bot, `${test}-ap`) - all, why: `${test}-ap`, clause: 'BC-AP-03' },
    { add: all, why: 'test-ap', clause: 'BC-AP-03' },
  ]);
  return { bonus: sum, why };
}

/** A step to each side that is open to the bot and taken by nobody. */
function stepsOf(state: BurncycleState, bot: number) {
  const { cell } = botAt(state, bot);
  return SIDES.flatMap((side) => {
    const to = stepFrom(floorOf(state), state.floor, cell, side, 'bot');
    if (to < 0 || botOn(state, to) >= 0 || guardOn(state, to) >= 0) return [];
    const { sum, why } = because([
      { add: 1, why: 'step', clause: 'BC-MOVE-03' },
      { add: grappleCost(state, bot, to), why: 'grapple', clause: 'BC-ABIL-06' },
    ]);
    return [{ side: directionName(side), to: CELL.print(state, to), ap: sum, why }];
  });
}

function pushOf(state: BurncycleState, bot: number) {
  if (!botAt(state, bot).upgrades.universal.includes('push')) return {};
  const { why } = because([
    { add: 1, why: 'step', clause: 'BC-MOVE-03' },
    { add: 1, why: 'push', clause: 'BC-PUSH-01' },
    { add: pushCost(state, bot) - 2, why: 'push-discount', clause: 'BC-PUSH-01' },
  ]);
  return { push: { ap: pushCost(state, bot), why } };
}

const needsOf = (state: BurncycleState, bot: number) =>
  targetsOf(state, bot).flatMap((target) => {
    if ('wall' in target)
      return [{ target: EDGE.print(state, target.wall), does: 'destroy', ap: WALL_RESISTANCE, clause: 'BC-STRIKE-12' }];
    const needed = resistanceOf(guardAt(state, target.guard));
    const unit = GUARD.print(state, target.guard);
    return [
      { target: unit, does: 'shut-down', ap: needed, clause: 'BC-STRIKE-04' },
      { target: unit, does: 'stun', ap: needed - STUN_MARGIN, clause: 'BC-STRIKE-06' },
    ];
  });

const ap = z.int().min(0).describe('AP.');
const energy = z.int().min(0).describe('Energy.');

const bonus = z.strictObject({ bonus: z.int().describe('AP that are added to the dice.'), why: reasons });

export const costQuestions: Readonly<Record<string, Question<BurncycleState>>> = {
  costs: ask<{ bot: string }>(
    z.strictObject({ bot: name }),
    z.strictObject({
      energy: energy.describe('The energy that the bot has.'),
      tests: z
        .strictObject(Object.fromEntries(TESTS.map((test) => [test, bonus])))
        .describe('What is added to each AP test of the bot, with the chip under the tracker.'),
      steps: z
        .array(z.strictObject({ side: z.enum(['n', 'e', 's', 'w']), to: space, ap, why: reasons }))
        .describe('The steps that it can make from where it stands.'),
      push: z.strictObject({ ap, why: reasons }).optional().describe('A step that pushes a unit, with the upgrade.'),
      strikes: z
        .array(
          z.strictObject({
            target: z.string().describe('A security unit by its name, or a wall by a space and a side.'),
            does: z.enum(['shut-down', 'stun', 'destroy']),
            ap,
            clause: z.string().describe('The clause that says so.'),
          }),
        )
        .describe('The AP that each strike from where it stands must come to.'),
      force: z
        .strictObject({ ap, clause: z.string() })
        .describe('The AP that brute force on a door of this floor needs.'),
      upgrades: z
        .array(
          z.strictObject({
            upgrade: z.string(),
            number: z.int().min(1).describe('Which of the three, for unique abilities and supplies; else 1.'),
            energy,
          }),
        )
        .describe('Upgrades that it can still get, with the energy that each costs.'),
      uses: z
        .array(z.strictObject({ power: z.string(), energy }))
        .describe('Abilities and equipment that it can use, with the energy that each use costs.'),
    }),
    (state, { bot: text }) => {
      const bot = botNamed(state, text);
      const user = botAt(state, bot);
      return {
        energy: user.energy,
        tests: Object.fromEntries(TESTS.map((test) => [test, bonusOf(state, bot, test)])),
        steps: stepsOf(state, bot),
        ...pushOf(state, bot),
        strikes: needsOf(state, bot),
        force: { ap: forceNeeded(levelOf(state)), clause: 'BC-BRUTE-01' },
        upgrades: upgradesFor(state, bot).map(({ upgrade, number, energy: cost }) => ({
          upgrade,
          number: number + 1,
          energy: cost,
        })),
        uses: powersOf(user).flatMap(({ power }) =>
          power.use === undefined ? [] : [{ power: power.id, energy: power.use.energy ?? 0 }],
        ),
      };
    },
  ),
};
