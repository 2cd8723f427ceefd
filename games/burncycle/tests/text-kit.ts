/** What tests of texts share: who speaks, everything that has a name or a description, and positions of random games. */
import { fastChance, frameOf, type Game, Runner } from '@tablerunner/engine';
import { soleSpeakers } from '@tablerunner/testkit';
import { BOTS } from '../content/bots.ts';
import { CAPTAINS } from '../content/captains.ts';
import { POWER_DICE } from '../content/dice.ts';
import { CORPORATIONS, MAT, TILES } from '../content/floors.ts';
import { GUARDS } from '../content/guards.ts';
import { IMPERATIVES } from '../content/imperatives.ts';
import { EQUIPMENT, MODS } from '../content/items.ts';
import { KEYPADS } from '../content/keypads.ts';
import { MISSIONS } from '../content/missions.ts';
import { NETWORK_CARDS } from '../content/network-cards.ts';
import { TERMINALS } from '../content/terminals.ts';
import { THREAT_CARDS } from '../content/threat.ts';
import { DIFFICULTIES } from '../rules/lists.ts';
import { defaultTable } from '../rules/options.ts';
import { SEATS } from '../rules/setup/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState } from '../rules/types.ts';
import {
  describeCaptain,
  describeEquipment,
  describeGuard,
  describeImperative,
  describeMod,
  describeModule,
  describeNetworkCard,
  describeOption,
  describePower,
  describeTask,
  describeThreatEvent,
  describeThreshold,
  type Words,
} from '../text/describe.ts';
import { messages } from '../text/messages.ts';
import { game } from './kit.ts';

export const soleSpeaker = soleSpeakers(messages);

/** Every ID of the packs that somebody may read. */
export const contentIds = (): string[] => [
  ...BOTS.flatMap(({ id, abilities, module }) => [id, ...[...abilities, module.ability].map((power) => power.id)]),
  ...CAPTAINS.flatMap(({ id, action, abilities }) => [id, action.id, ...abilities.map((one) => one.id)]),
  ...[...GUARDS, ...EQUIPMENT, ...MODS, ...IMPERATIVES, ...NETWORK_CARDS, ...TERMINALS, ...KEYPADS, ...POWER_DICE].map(
    ({ id }) => id,
  ),
  ...TERMINALS.flatMap(({ options }) => options.map(({ id }) => id)),
  ...THREAT_CARDS.flatMap(({ id, standard, simplified }) => [
    id,
    ...[...standard.events, ...standard.thresholds, ...simplified.thresholds].map((one) => one.id),
  ]),
  ...CORPORATIONS.flatMap(({ id, ceo, floors }) => [id, ceo, ...floors.map(({ number }) => `${id}-${number}`)]),
  ...TILES.flatMap(({ id, type }) => [id, ...(type === undefined ? [] : [type])]),
  ...MAT.zones.map(({ id }) => id),
  ...MISSIONS.flatMap(({ id, floors, win }) => [id, win.objective, ...floors.map(({ objective }) => objective)]),
];

/** What everything of the packs does, each with the ID that it belongs to. */
export const descriptions = (words: Words): readonly (readonly [string, string])[] => [
  ...BOTS.flatMap((bot) => [
    ...bot.abilities.map((power) => [power.id, describePower(power, words)] as const),
    [`${bot.id} (module)`, describeModule(bot, words)] as const,
  ]),
  ...CAPTAINS.map((card) => [card.id, describeCaptain(card, words)] as const),
  ...GUARDS.map((card) => [card.id, describeGuard(card, words)] as const),
  ...EQUIPMENT.map((card) => [card.id, describeEquipment(card, words)] as const),
  ...MODS.map((card) => [card.id, describeMod(card, words)] as const),
  ...IMPERATIVES.map((card) => [card.id, describeImperative(card, words)] as const),
  ...NETWORK_CARDS.map((card) => [card.id, describeNetworkCard(card, words)] as const),
  ...TERMINALS.flatMap(({ options }) => options.map((one) => [one.id, describeOption(one, words)] as const)),
  ...THREAT_CARDS.flatMap(({ standard, simplified }) => [
    ...standard.events.map((one) => [one.id, describeThreatEvent(one, words)] as const),
    ...[...standard.thresholds, ...simplified.thresholds].map(
      (one) => [one.id, describeThreshold(one, words)] as const,
    ),
  ]),
  ...MISSIONS.flatMap(({ id, floors, win }) =>
    [...floors, win].flatMap(({ tasks }) =>
      tasks.flatMap((task) =>
        [1, 4].map((players) => [`${id} ${task.id}`, describeTask(task, players, words)] as const),
      ),
    ),
  ),
];

/** Random games of all missions; the visitor sees each position, with the events that led to it. */
export function eachPosition(decisions: number, visit: (runner: Runner<BurncycleState>) => void): void {
  for (const [index, mission] of MISSIONS.entries()) {
    const chance = fastChance(`texts ${index}`);
    const players = 1 + (index % SEATS.length);
    let drawn = 0;
    const pick = (count: number): number => chance.draw(count, drawn++, 'pick');
    const state = startGame(
      { mission, difficulty: DIFFICULTIES[index % 3] ?? 'standard', captain: 'random', table: defaultTable },
      SEATS.slice(0, players),
      { pick, die: (sides) => 1 + pick(sides), shuffle: (items) => [...items] },
    );
    const position = { state, stack: [frameOf(wholeGame, { at: 0 })], drawn };
    const runner = new Runner<BurncycleState>(game as Game<BurncycleState>, position as never, chance, {
      record: true,
    });
    const die = fastChance(`choices of texts ${index}`);
    runner.advance();
    for (let n = 0; n < decisions && runner.position.outcome === undefined; n++) {
      visit(runner);
      runner.events = [];
      const legal = runner.legal();
      runner.play(legal[die.draw(legal.length, n, 'pick')]);
    }
    visit(runner);
  }
}
