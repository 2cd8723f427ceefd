/** Packs of burncycle: which kind of pack a file is, and what is wrong with it. A problem names file, entry and field. */
import { type CheckedPack, checkPack, type EffectEntry, type PackProblem } from '@tablerunner/engine';
import { z } from 'zod';
import { botsSchema } from '../content/bots.ts';
import { captainsSchema } from '../content/captains.ts';
import { diceSchema, POWER_DICE } from '../content/dice.ts';
import { checkFloors, checkMat, checkTiles, floorsSchema, matSchema, tilesSchema } from '../content/floors.ts';
import { guardsSchema } from '../content/guards.ts';
import { imperativesSchema } from '../content/imperatives.ts';
import { checkItems, itemsSchema } from '../content/items.ts';
import { keypadsSchema } from '../content/keypads.ts';
import { missionsSchema } from '../content/missions.ts';
import { networkSchema } from '../content/network.ts';
import { networkCardsSchema } from '../content/network-cards.ts';
import type { Power } from '../content/power.ts';
import { terminalsSchema } from '../content/terminals.ts';
import { checkThreat, threatSchema } from '../content/threat.ts';
import { auditMission } from './mission/audit.ts';
import { buildNetwork } from './network/map.ts';

type Found = Omit<PackProblem, 'file'>;

/** An entry that shares its ID with one before it. */
const twice = (list: string, entries: readonly { readonly id: string }[]): readonly Found[] =>
  entries.flatMap(({ id }, i) =>
    entries.findIndex((other) => other.id === id) < i
      ? [{ entry: `${list}: ${id}`, field: 'id', problem: 'another entry has this ID' }]
      : [],
  );

/** Effects that need a roll or a move to work on. */
const BOUND: Readonly<Record<string, string>> = { ap: 'roll', reroll: 'roll', 'raise-die': 'roll', steps: 'move' };

const outOfPlace = (entry: string, field: string, effects: readonly EffectEntry[], moment: string): readonly Found[] =>
  effects.flatMap((effect, i) => {
    const bound = BOUND[effect.do];
    return bound === undefined || bound === moment
      ? []
      : [
          {
            entry,
            field: `${field}[${i}].do`,
            problem: `${effect.do} works only in a power that is used in a ${bound}`,
          },
        ];
  });

/** A die that is not there, an effect at the wrong moment. */
function auditPower(entry: string, field: string, { use }: Power): readonly Found[] {
  if (use === undefined) return [];
  const { die, effects, when } = use;
  const isKnown = die === undefined || POWER_DICE.some(({ id }) => id === die);
  return [
    ...(isKnown ? [] : [{ entry, field: `${field}use.die`, problem: `there is no die called ${die}` }]),
    ...outOfPlace(entry, `${field}use.effects`, effects, when),
  ];
}

const checkBots = (file: string, json: unknown) =>
  checkPack(file, json, botsSchema, ({ bots }) => [
    ...twice('bots', bots),
    ...bots.flatMap(({ id, abilities, module }) => [
      ...abilities.flatMap((ability, i) => auditPower(`bots: ${id}`, `abilities[${i}].`, ability)),
      ...auditPower(`bots: ${id}`, 'module.ability.', module.ability),
    ]),
  ]);

/** First what is looked at when our own content is loaded: its problems would make others. */
const after =
  <T>(own: (file: string, json: unknown) => CheckedPack<T>, next: (file: string, json: unknown) => CheckedPack<T>) =>
  (file: string, json: unknown): CheckedPack<T> => {
    const checked = own(file, json);
    return checked.ok ? next(file, json) : checked;
  };

const checkAllItems = after(checkItems, (file, json) =>
  checkPack(file, json, itemsSchema, ({ equipment, mods }) => [
    ...twice('equipment', [...equipment, ...mods]),
    ...equipment.flatMap((card) => [
      ...auditPower(`equipment: ${card.id}`, '', card),
      ...outOfPlace(`equipment: ${card.id}`, 'effects', card.effects ?? [], 'gained'),
    ]),
    ...mods.flatMap((card) => auditPower(`mods: ${card.id}`, '', card)),
  ]),
);

const checkCaptains = (file: string, json: unknown) =>
  checkPack(file, json, captainsSchema, ({ captains }) => [
    ...twice('captains', captains),
    ...captains.flatMap(({ id, action }) => outOfPlace(`captains: ${id}`, 'action.effects', action.effects, 'tracker')),
  ]);

const checkGuards = (file: string, json: unknown) =>
  checkPack(file, json, guardsSchema, ({ guards }) => [
    ...twice('guards', guards),
    ...guards.flatMap(({ id, ability, value }) =>
      (ability === 'grapple') === (value !== undefined)
        ? []
        : [{ entry: `guards: ${id}`, field: 'value', problem: 'Grapple has a value, and no other ability' }],
    ),
  ]);

const checkTerminals = (file: string, json: unknown) =>
  checkPack(file, json, terminalsSchema, ({ terminals }) => [
    ...twice('terminals', terminals),
    ...terminals.flatMap(({ id, options }) =>
      options.flatMap(({ effects }, i) => outOfPlace(`terminals: ${id}`, `options[${i}].effects`, effects, 'terminal')),
    ),
  ]);

const checkNetworkCards = (file: string, json: unknown) =>
  checkPack(file, json, networkCardsSchema, ({ cards }) => [
    ...twice('cards', cards),
    ...cards.flatMap(({ id, effects }) => outOfPlace(`cards: ${id}`, 'effects', effects, 'network')),
  ]);

const checkAllThreat = after(checkThreat, (file, json) =>
  checkPack(file, json, threatSchema, ({ threat }) => [
    ...twice('threat', threat),
    ...threat.flatMap(({ id, standard: { events } }) =>
      events.flatMap(({ effects }, i) =>
        outOfPlace(`threat: ${id}`, `standard.events[${i}].effects`, effects, 'threat'),
      ),
    ),
  ]),
);

const checkNetwork = (file: string, json: unknown) =>
  checkPack(file, json, networkSchema, (plan) => {
    const wrong = (field: string, problem: string): Found => ({ entry: '', field, problem });
    const core = plan.layers[3]?.[0] === 'hub' ? [] : [wrong('layers[3][0]', 'the core is a hub (BC-NET-03)')];
    try {
      buildNetwork(plan);
    } catch (problem) {
      if (problem instanceof RangeError) return [...core, wrong('', problem.message)];
      throw problem;
    }
    return core;
  });

/** A kind with a list of entries, of which nothing but their IDs must be looked at. */
const plainly =
  <K extends string>(list: K, schema: z.ZodType<{ readonly [name in K]: readonly { readonly id: string }[] }>) =>
  (file: string, json: unknown) =>
    checkPack(file, json, schema, (pack) => twice(list, pack[list]));

const checkMissions = (file: string, json: unknown) =>
  checkPack(file, json, missionsSchema, ({ missions }) => [
    ...twice('missions', missions),
    ...missions.flatMap(auditMission),
  ]);

/** By the list that a pack of the kind has; the first is what a file without any is held to be. */
const KINDS = {
  missions: { schema: missionsSchema, check: checkMissions },
  corporations: { schema: floorsSchema, check: after(plainly('corporations', floorsSchema), checkFloors) },
  tiles: { schema: tilesSchema, check: after(plainly('tiles', tilesSchema), checkTiles) },
  zones: { schema: matSchema, check: checkMat },
  threat: { schema: threatSchema, check: checkAllThreat },
  bots: { schema: botsSchema, check: checkBots },
  captains: { schema: captainsSchema, check: checkCaptains },
  guards: { schema: guardsSchema, check: checkGuards },
  equipment: { schema: itemsSchema, check: checkAllItems },
  dice: { schema: diceSchema, check: plainly('dice', diceSchema) },
  imperatives: { schema: imperativesSchema, check: plainly('imperatives', imperativesSchema) },
  keypads: { schema: keypadsSchema, check: plainly('keypads', keypadsSchema) },
  terminals: { schema: terminalsSchema, check: checkTerminals },
  cards: { schema: networkCardsSchema, check: checkNetworkCards },
  layers: { schema: networkSchema, check: checkNetwork },
} as const;

export type PackKind = keyof typeof KINDS;
export const PACK_KINDS = Object.keys(KINDS) as readonly PackKind[];

export function checkAnyPack(file: string, json: unknown): CheckedPack<unknown> {
  const isObject = typeof json === 'object' && json !== null;
  const kind = PACK_KINDS.find((name) => isObject && name in json) ?? 'missions';
  return KINDS[kind].check(file, json);
}

/** For editors: what a pack of this kind may contain, as JSON Schema. */
export const packSchema = (kind: PackKind): object =>
  z.toJSONSchema(KINDS[kind].schema, { io: 'input', unrepresentable: 'any' });
