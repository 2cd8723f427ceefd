/** The cards that we ship, and what is printed on cards in general. Clauses CZ-CARD-*, CZ-SKILL-01. */
import { readdirSync, readFileSync } from 'node:fs';
import { sayProblem } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { CARDS, LOOT_DECK } from '../../content/cards.ts';
import { READY_TEAMS } from '../../content/teams.ts';
import type { Profile } from '../../content/types.ts';
import { SKILLS } from '../../rules/lists.ts';
import { checkAnyPack } from '../../rules/packs.ts';
import { tableFor } from '../match-kit.ts';

const BASE = new URL('../../content/base/', import.meta.url);
const packs = readdirSync(BASE).filter((name) => name.endsWith('.json'));
const json = (file: string) => JSON.parse(readFileSync(new URL(file, BASE), 'utf8'));
const profiles = Object.values(CARDS.profiles);
const profile = (id: string): Profile => CARDS.profiles[id] as Profile;

/** What is wrong with one of our packs after a change. */
function spoilt(file: string, change: (pack: Record<string, Record<string, unknown>[]>) => void): string[] {
  const pack = json(file);
  change(pack);
  const checked = checkAnyPack('mine.json', pack);
  return checked.ok ? [] : checked.problems.map(sayProblem);
}

describe('packs', () => {
  it.each(packs)('%s has no problems', (file) => {
    expect(spoilt(file, () => {})).toEqual([]);
  });

  it.each([
    [
      'an unknown effect',
      'gear.json',
      { reflexes: [{ on: 'use', effects: [{ do: 'fly' }] }] },
      /reflexes\[0\]\.effects\[0\]/,
    ],
    ['an unknown gift', 'gear.json', { gifts: [{ give: 'wings' }] }, /gifts\[0\]/],
    [
      'an unknown moment',
      'gear.json',
      { reflexes: [{ on: 'sunrise', effects: [{ do: 'smoke' }] }] },
      /reflexes\[0\]\.on/,
    ],
    ['a word too many', 'gear.json', { gifts: [{ give: 'steady-fire', code: 'x' }] }, /gifts\[0\]/],
  ])('%s is refused with file, entry and field', (_name, file, change, told) => {
    const problems = spoilt(file, (pack) => Object.assign(pack.gear?.[0] ?? {}, change));
    expect(problems[0]).toMatch(/^mine\.json: gear: ablative-loadout\./);
    expect(problems[0]).toMatch(told);
  });

  it('every card says where its figures come from, and what is doubtful is marked', () => {
    const all = [...profiles, ...Object.values(CARDS.gear), ...Object.values(CARDS.programs)];
    expect(all.filter(({ source }) => source.doubt !== undefined).length).toBeGreaterThan(20);
    expect(profile('berserker')).toMatchObject({ eb: 18, source: { from: 'compendium' } });
    expect(profile('hammerlord-veteran').source.doubt).toContain('GREEN');
  });
});

describe('what is printed', () => {
  it('CZ-GAME-13 two factions are complete in all tiers, by name: ten of Maelstrom, ten of the Tyger Claws and their HR Rep', () => {
    const names = (faction: string) =>
      new Set(profiles.filter((card) => card.faction === faction).map(({ name }) => name));
    expect(names('maelstrom').size).toBe(10);
    expect(names('tyger-claws').size).toBe(11);
    expect(names('mercs').size).toBeGreaterThanOrEqual(4);
    expect(LOOT_DECK).toHaveLength(40);
  });

  it('CZ-CARD-02 a character begins with the tokens that its card shows, whole and ready; another tier with others', () => {
    const { models } = tableFor({ scenario: 'turf-war', teams: { p1: 'maelstrom-100', p2: 'tyger-claws-100' } });
    const tokens = models.map(({ card, tokens: own }) => [card, own] as const);
    for (const [card, own] of tokens.filter(([, { length }]) => length > 0)) {
      const shown = CARDS.profiles[card]?.tokens.map((printed) => ({ printed, isWounded: false, isReady: true }));
      expect(own, card).toEqual(shown);
    }
    const begins = (card: string): string[] | undefined =>
      tokens.find(([name]) => name === card)?.[1].map(({ printed }) => printed);
    expect(begins('warlord')).toEqual(['green', 'yellow', 'yellow']);
    expect(begins('oyabun')).toEqual(['green', 'green', 'yellow']);
    expect(begins('pledge')).toEqual([]); // a gonk has a colour and no tokens (CZ-GONK-04)
    expect(CARDS.profiles['warlord-veteran']?.tokens).toEqual(['green', 'green', 'yellow']);
  });

  it('CZ-CARD-01 a character card has name, keywords, stars, cost, tokens, skills, rules and printed gear', () => {
    expect(profile('warlord-elite')).toMatchObject({
      name: 'warlord',
      keywords: ['leader'],
      stars: 2,
      eb: 15,
      tokens: ['green', 'green', 'green'],
      skills: { melee: 3, ranged: 3, influence: 2 },
      armor: 2,
      gear: ['smg'],
    });
    expect(spoilt('maelstrom.json', (pack) => delete pack.profiles?.[0]?.tokens)[0]).toContain(
      'profiles: warlord.tokens',
    );
    for (const { gear } of profiles) for (const id of gear) expect(CARDS.gear[id]?.id).toBe(id);
  });

  it('CZ-CARD-05 most models have three of the six skills', () => {
    const three = profiles.filter(({ skills }) => Object.values(skills).filter((value) => value > 0).length === 3);
    expect(three.length * 2).toBeGreaterThan(profiles.length);
  });

  it('CZ-CARD-06 all gonks of one type share a card', () => {
    const pledges = READY_TEAMS[0]?.team.members.filter(({ profile: id }) => id === 'pledge') ?? [];
    expect(pledges).toHaveLength(3);
    expect(profiles.filter(({ name }) => name === 'pledge')).toHaveLength(1);
  });

  it('CZ-CARD-10 every card has its cost in EB: characters on their card, gear and programs by faction', () => {
    expect(profiles.every(({ eb }) => eb > 0)).toBe(true);
    expect(
      spoilt('programs.json', (pack) =>
        Object.assign(pack.programs?.[0] ?? {}, { prices: { maelstrom: { rarity: 1, streetCred: 0 } } }),
      )[0],
    ).toContain('prices.maelstrom.eb');
    for (const { prices } of Object.values(CARDS.programs)) expect(Object.keys(prices).length).toBeGreaterThan(0);
  });

  it('CZ-CARD-11 gear and programs that can be bought have rarity and a requirement', () => {
    expect(
      spoilt('gear.json', (pack) =>
        Object.assign(pack.gear?.[0] ?? {}, { prices: { any: { eb: 1, streetCred: 0 } } }),
      )[0],
    ).toContain('prices.any.rarity');
    expect(
      spoilt('gear.json', (pack) => Object.assign(pack.gear?.[0] ?? {}, { prices: { any: { eb: 1, rarity: 1 } } }))[0],
    ).toContain('prices.any.streetCred');
  });

  it('CZ-CARD-07 every gonk card has the Gonk keyword, whatever its name, and one colour', () => {
    expect(profiles.filter(({ keywords }) => keywords.includes('gonk')).map(({ id }) => id)).toEqual([
      'pledge',
      'shatei',
    ]);
    expect(
      spoilt('maelstrom.json', (pack) =>
        Object.assign(pack.profiles?.at(-1) ?? {}, { tokens: ['yellow', 'yellow'] }),
      )[0],
    ).toContain('CZ-GONK-02');
  });

  it('CZ-CARD-08 a gear card has keywords, cost, requirement, rarity and rules; its price differs by faction', () => {
    expect(CARDS.gear['heavy-smg']).toMatchObject({
      prices: { maelstrom: { eb: 10, rarity: 1, streetCred: 2 }, 'tyger-claws': { eb: 10, rarity: 1, streetCred: 3 } },
      actions: [{ id: 'heavy-smg/fire', keywords: { rapid: 2, suppression: 1 } }],
    });
  });

  it('CZ-CARD-12 only veteran and elite cards have stars', () => {
    expect(spoilt('maelstrom.json', (pack) => Object.assign(pack.profiles?.[0] ?? {}, { stars: 1 }))[0]).toContain(
      'CZ-CARD-12',
    );
  });

  it('CZ-SKILL-01 there are six skills', () => {
    expect(SKILLS).toEqual(['reflexes', 'ranged', 'melee', 'med', 'tech', 'influence']);
    expect(
      spoilt('maelstrom.json', (pack) => Object.assign(pack.profiles?.[0] ?? {}, { skills: { luck: 1 } }))[0],
    ).toContain('skills');
  });

  it('every action has an ID of its own', () => {
    const ids = [
      ...profiles.filter(({ tier }) => tier === 'base').flatMap(({ actions }) => actions),
      ...Object.values(CARDS.gear).flatMap(({ actions }) => actions),
      ...Object.values(CARDS.programs).flatMap(({ launch, actions, drone }) => [
        launch,
        ...actions,
        ...(drone?.actions ?? []),
      ]),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
