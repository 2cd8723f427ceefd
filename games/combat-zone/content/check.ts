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
};

/** Names of the effects in a list, those within others included. */
const effectsIn = (part: unknown): readonly string[] =>
  typeof part === 'object' && part !== null
    ? [...('do' in part ? [String(part.do)] : []), ...Object.values(part).flatMap(effectsIn)]
    : [];

const problemsOfReflex = (entry: string, field: string, { on, effects }: Reflex): readonly Found[] =>
  [...new Set(effectsIn(effects))]
    .filter((effect) => CIRCLES[on]?.includes(effect) === true)
    .map((effect) => ({
      entry,
      field: `${field}.effects`,
      problem: `at this moment, ${effect} would wake the card again without end`,
    }));

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
    ...problemsOfAbilities(entry, profile),
  ];
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
      ...gear.flatMap((card) => problemsOfAbilities(`gear: ${card.id}`, card)),
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
