/** The scenarios of the content. Clauses ES-RULE-09, ES-GAME-10; gaps: ES-GAP-16 to ES-GAP-19, ES-GAP-32. */
import { createSpeaker } from '@tablerunner/language';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../content/boards.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { escapeGame, type Goal, goalOf } from '../../index.ts';
import { problemOfSquads } from '../../rules/campaign/squads.ts';
import { FACTIONS } from '../../rules/lists.ts';
import { auditScenario } from '../../rules/scenario/audit.ts';
import { conditionAtoms } from '../../rules/scenario/condition.ts';
import type { Scenario } from '../../rules/scenario/types.ts';
import en from '../../text/en.json' with { type: 'json' };

const of = (mode: Scenario['mode']): readonly Scenario[] => SCENARIOS.filter((scenario) => scenario.mode === mode);

const words = (scenario: Scenario): readonly string[] =>
  FACTIONS.flatMap((faction) => {
    const condition = scenario.victory[faction];
    return condition === undefined ? [] : conditionAtoms(condition).map(({ is }) => is);
  });

test('there are scenarios enough for both modes, on all boards', () => {
  expect(of('revolution').length).toBeGreaterThanOrEqual(8);
  expect(of('cooperation').length).toBeGreaterThanOrEqual(6);
  for (const mode of ['revolution', 'cooperation'] as const) {
    expect(new Set(of(mode).map(({ board }) => board)), mode).toEqual(new Set(BOARDS.map(({ id }) => id)));
  }
  expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
});

test('ES-RULE-09 only Infiltration is named by the rulebook; all others are original', () => {
  expect(SCENARIOS.filter(({ source }) => source === 'rulebook').map(({ id }) => id)).toEqual(['infiltration']);
});

test('Crates, Objectives, Terminals, Cryo-tubes and Airlock tokens are all used, in both modes', () => {
  for (const mode of ['revolution', 'cooperation'] as const) {
    const used = of(mode);
    expect(used.some(({ crates }) => crates > 0)).toBe(true);
    expect(used.some(({ objectives }) => objectives.length > 0)).toBe(true);
    expect(used.some((one) => words(one).includes('terminals'))).toBe(true);
    expect(used.some((one) => words(one).includes('freed'))).toBe(true);
    expect(used.some(({ exits }) => exits.resistance.length > 0)).toBe(true);
    expect(used.some(({ sealed }) => sealed.length > 0)).toBe(true);
    expect(used.some(({ hold }) => hold !== undefined)).toBe(true);
  }
  expect(of('cooperation').some((one) => words(one).includes('carried-out'))).toBe(true);
});

test('the scenarios ask for different things', () => {
  const asked = (mode: Scenario['mode']) => new Set(of(mode).map((one) => words(one).join()));
  expect(asked('revolution').size).toBeGreaterThanOrEqual(8);
  expect(asked('cooperation').size).toBeGreaterThanOrEqual(6);
});

test('one scenario has Hacks on characters, so that a Countermeasure is of use', () => {
  expect(of('revolution').filter(({ characterHacks }) => characterHacks !== undefined).length).toBe(1);
});

describe.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))('%s', (id, scenario) => {
  test('fits its board and its cards', () => {
    expect(auditScenario(scenario)).toEqual([]);
  });

  test('proposes squads that could have been recruited', () => {
    const { squads, isc: opposites } = scenario.recruitment;
    expect(problemOfSquads({ ...squads, isc: squads.isc ?? [] }, undefined, opposites)).toBeUndefined();
  });

  test('has a name, a story and a turn limit that somebody could wait for', () => {
    expect(en).toHaveProperty([`name.${id}`]);
    expect(en).toHaveProperty([`scenario.${id}`]);
    expect(scenario.turns).toBeGreaterThanOrEqual(5);
  });

  test('ES-GAME-10 leaves no game undecided: one side wins if the other does not', () => {
    const waits = FACTIONS.filter((faction) => {
      const condition = scenario.victory[faction];
      return condition !== undefined && conditionAtoms(condition).some(({ is }) => is === 'lasted');
    });
    expect(waits.length).toBe(1);
    if (scenario.mode === 'cooperation') expect(waits).toEqual(['isc']);
  });

  test('its goals can be told', () => {
    const speaker = createSpeaker(escapeGame.messages, 'en');
    const tell = ({ message, facts, parts }: Goal): string[] => [speaker.say(message, facts), ...parts.flatMap(tell)];
    for (const faction of FACTIONS) {
      const goal = goalOf(scenario, faction);
      for (const sentence of goal === undefined ? [] : tell(goal)) {
        expect(sentence).toMatch(/^[A-Z0-9].*[.:]$/);
        expect(sentence).not.toMatch(/\{|undefined|goal\.[a-z]/);
      }
    }
  });
});
