/** What is wrong with a pack of cards: what the schema sees, and what it cannot see. A problem names file, entry and field. */
import { checkPack, type PackProblem } from '@tablerunner/engine';
import type { z } from 'zod';
import { gearPackSchema, profilesSchema, programsSchema } from './schema.ts';
import type { Abilities, ActionCard, GearCard, Profile, ProgramCard, Reflex } from './types.ts';

type Found = Omit<PackProblem, 'file'>;

const STARS = { base: 0, veteran: 1, elite: 2 } as const;

/** An entry that shares its ID with one before it. */
const twice = (list: string, ids: readonly string[]): readonly Found[] =>
  ids.flatMap((id, i) =>
    ids.indexOf(id) < i ? [{ entry: `${list}: ${id}`, field: 'id', problem: 'another entry has this ID' }] : [],
  );

/** An action whose range or symbol contradicts the rest of it. */
function problemsOfAction(entry: string, field: string, action: ActionCard): readonly Found[] {
  const wrong = (name: string, problem: string): Found => ({ entry, field: `${field}.${name}`, problem });
  const needsPlace = action.aim !== 'self' && action.aim !== 'none';
  return [
    ...(action.isAttack === true && action.aim !== 'rival'
      ? [wrong('aim', 'an attack is aimed at rivals (CZ-BASIC-04)')]
      : []),
    ...(action.isAttack === true && action.skill === undefined
      ? [wrong('skill', 'an attack needs a skill, for its target opposes it')]
      : []),
    ...(needsPlace && action.bands.length === 0 && action.isAtReach !== true
      ? [wrong('bands', 'an action with a target needs a range, or isAtReach')]
      : []),
  ];
}

/** Effects that bring a moment about again by themselves: a reflex on it that has one would never come to an end. */
const CIRCLES: Readonly<Record<string, readonly string[]>> = {
  'wounds-threatened': ['wound', 'explode'],
  'before-roll': ['test', 'explode'],
  activated: ['activate'], // two friends who have the card would hand the activation to and fro
};

/** Wounds come to an end with the model, unless the same reflex takes them away again; a card that is given up for it with the card. */
function wakesAgain({ on, effects, cost }: Reflex): readonly string[] {
  if (cost !== undefined) return [];
  const named = [...new Set(effectsIn(effects))];
  const circle = on === 'wounded' && named.includes('heal') ? ['wound', 'explode'] : (CIRCLES[on] ?? []);
  return named.filter((effect) => circle.includes(effect));
}

/** Names of the effects in a list, those within others included. */
const effectsIn = (part: unknown): readonly string[] =>
  typeof part === 'object' && part !== null
    ? [...('do' in part ? [String(part.do)] : []), ...Object.values(part).flatMap(effectsIn)]
    : [];

const problemsOfReflex = (entry: string, field: string, reflex: Reflex): readonly Found[] =>
  wakesAgain(reflex).map((effect) => ({
    entry,
    field: `${field}.effects`,
    problem: `at this moment, ${effect} would wake the card again without end`,
  }));

/** IDs of actions are those of their card and a word; tiers of one name may share an action (CZ-CARD-12). */
function problemsOfIds(entry: string, owners: readonly string[], named: Readonly<Record<string, ActionCard>>) {
  const fields = Object.entries(named);
  return fields.flatMap(([field, { id }], i): readonly Found[] => {
    const isTwice = fields.findIndex(([, other]) => other.id === id) < i;
    const isOwn = owners.some((owner) => id.startsWith(`${owner}/`) && id.length > owner.length + 1);
    return [
      ...(isOwn ? [] : [{ entry, field: `${field}.id`, problem: `the ID of an action begins with ${owners[0]}/` }]),
      ...(isTwice ? [{ entry, field: `${field}.id`, problem: 'another action of the card has this ID' }] : []),
    ];
  });
}

const byField = (field: string, actions: readonly ActionCard[]): Readonly<Record<string, ActionCard>> =>
  Object.fromEntries(actions.map((action, i) => [`${field}[${i}]`, action]));

const problemsOfAbilities = (entry: string, card: Abilities): readonly Found[] => [
  ...card.actions.flatMap((action, i) => problemsOfAction(entry, `actions[${i}]`, action)),
  ...card.reflexes.flatMap((reflex, i) => problemsOfReflex(entry, `reflexes[${i}]`, reflex)),
];

function problemsOfProfile(profile: Profile): readonly Found[] {
  const entry = `profiles: ${profile.id}`;
  const wrong = (field: string, problem: string): Found => ({ entry, field, problem });
  const isGonk = profile.keywords.includes('gonk');
  return [
    ...(profile.stars === STARS[profile.tier]
      ? []
      : [wrong('stars', `a card of the tier ${profile.tier} has ${STARS[profile.tier]} stars (CZ-CARD-12)`)]),
    ...(isGonk && profile.tokens.length !== 1
      ? [wrong('tokens', 'a gonk has one colour and no action tokens (CZ-GONK-02)')]
      : []),
    ...problemsOfIds(entry, [profile.id, profile.name], byField('actions', profile.actions)),
    ...problemsOfAbilities(entry, profile),
  ];
}

function problemsOfGear(card: GearCard): readonly Found[] {
  const entry = `gear: ${card.id}`;
  return [...problemsOfIds(entry, [card.id], byField('actions', card.actions)), ...problemsOfAbilities(entry, card)];
}

function problemsOfProgram(program: ProgramCard): readonly Found[] {
  const entry = `programs: ${program.id}`;
  const bringsDrone = program.launch.effects?.some((effect) => effect.do === 'drone') ?? false;
  return [
    ...(bringsDrone === (program.drone !== undefined)
      ? []
      : [
          {
            entry,
            field: 'drone',
            problem: 'a program with the effect drone says what its drone can do (CZ-DRONE-03)',
          },
        ]),
    ...(['blast', 'torrent', 'rapid'] as const)
      .filter((keyword) => program.launch.keywords[keyword] !== undefined)
      .map((keyword) => ({
        entry,
        field: 'launch.keywords',
        problem: `a program has one target and is launched once: no ${keyword}`,
      })),
    ...problemsOfIds(entry, [program.id], {
      launch: program.launch,
      ...byField('actions', program.actions),
      ...byField('drone.actions', program.drone?.actions ?? []),
    }),
    ...problemsOfAction(entry, 'launch', program.launch),
    ...problemsOfAbilities(entry, program),
  ];
}

export const checkProfiles = (file: string, json: unknown) =>
  checkPack<{ pack: string; profiles: readonly Profile[] }>(
    file,
    json,
    profilesSchema as z.ZodType<{ pack: string; profiles: readonly Profile[] }>,
    ({ profiles }) => [
      ...twice(
        'profiles',
        profiles.map((profile) => profile.id),
      ),
      ...profiles.flatMap(problemsOfProfile),
    ],
  );

export const checkGear = (file: string, json: unknown) =>
  checkPack<{ pack: string; gear: readonly GearCard[] }>(
    file,
    json,
    gearPackSchema as z.ZodType<{ pack: string; gear: readonly GearCard[] }>,
    ({ gear }) => [
      ...twice(
        'gear',
        gear.map((card) => card.id),
      ),
      ...gear.flatMap(problemsOfGear),
    ],
  );

export const checkPrograms = (file: string, json: unknown) =>
  checkPack<{ pack: string; programs: readonly ProgramCard[] }>(
    file,
    json,
    programsSchema as z.ZodType<{ pack: string; programs: readonly ProgramCard[] }>,
    ({ programs }) => [
      ...twice(
        'programs',
        programs.map((program) => program.id),
      ),
      ...programs.flatMap(problemsOfProgram),
    ],
  );
