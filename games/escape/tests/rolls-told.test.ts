/** Which dice a command will ask for is told before it is played, in the order and with the owners of docs/notation-escape.md. */
import {
  type Chance,
  clonePosition,
  fastChance,
  firstPosition,
  parseCommand,
  Runner,
  readOptions,
  rollsOf,
} from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import type { EscapeState } from '../rules/types.ts';
import { table } from './kit.ts';

/** `attack by isc if answered`: what is rolled, by whom, and on what it depends. */
function told(drawing: string, command: string): string[] {
  const { position } = table(drawing);
  const frame = position.stack.at(-1) ?? { step: '', memory: {} };
  const read = parseCommand(escapeGame, command, position.state, frame);
  if (!read.ok) throw new Error(read.problem);
  const { rolls, complete } = rollsOf(escapeGame, position, read.value);
  expect(complete).toBe(true);
  const ifs = { nothing: '', dice: ' by earlier dice', answers: ' by answers' };
  return rolls.map((roll) =>
    roll.use === 'pick' ? `one of ${roll.of}` : `${roll.purpose} by ${roll.owner}${ifs[roll.depends]}`,
  );
}

const DUEL = `
  +-+-+
  |A M|
  +-+-+`;

describe('dice are told before they are thrown', () => {
  test('an attack that nobody can answer: the attack die', () => {
    expect(told(`${DUEL}\nunit anna A\nunit mole M isc cbt 0/2`, 'melee mole')).toEqual(['attack by resistance']);
  });

  test('an attack that may be dodged: the dice wait for the answer, the attack die first', () => {
    expect(told(`${DUEL}\nunit anna A\nunit mole M isc`, 'melee mole')).toEqual([
      'attack by resistance by answers',
      'attack by isc by answers',
    ]);
  });

  test('a Hack that a Countermeasure may answer: the hacker first', () => {
    const drawing = `${DUEL}\nscenario: ghost-signal\nunit anna A\nunit mole M isc`;
    expect(told(drawing, 'hack target=mole')).toEqual(['hack by resistance by answers', 'hack by isc by answers']);
  });

  test('a drill: one die', () => {
    expect(told('+-+-+-+\n|. A|.|\n+-+-+-+\nunit anna A drill 4', 'drill b1e')).toEqual(['drill by resistance']);
  });

  test('a walk: none', () => {
    expect(told('+-+-+\n|A .|\n+-+-+\nunit anna A', 'b1')).toEqual([]);
  });
});

/** What a command asks for when it is played, by purpose and owner. */
function playedBy(runner: Runner<EscapeState>, choice: unknown): string[] {
  runner.events = [];
  runner.play(choice);
  return runner.events.flatMap(({ name, data }) => {
    const { purpose, owner } = data as { purpose?: string; owner?: string };
    return name === 'engine/rolled' ? [`${purpose} by ${owner}`] : [];
  });
}

test.each([
  [{ squads: 'proposed' }, 51],
  [{ mode: 'cooperation', players: 2, squads: 'proposed' }, 52],
])('what is told agrees with what is asked for, in a random match with %o', { timeout: 60_000 }, (options, seed) => {
  const chance = fastChance(seed);
  const read = readOptions(escapeGame, options);
  if (!read.ok) throw new Error(read.problem);
  const draws: Chance = { draw: (count) => chance.below(count) };
  const runner = new Runner<EscapeState>(escapeGame, firstPosition(escapeGame, read.value, draws), draws, {
    record: true,
  });
  runner.advance();
  let rolled = 0;
  for (let i = 0; i < 400 && runner.position.outcome === undefined; i++) {
    const legal = runner.legal();
    const choice = legal[chance.below(legal.length)];
    if (i % 6 > 0) {
      runner.play(choice);
      continue;
    }
    const { rolls, complete } = rollsOf(escapeGame, clonePosition(runner.position, escapeGame.clone), choice);
    const all = rolls.flatMap((roll) => (roll.use === 'dice' ? [`${roll.purpose} by ${roll.owner}`] : []));
    const sure = rolls.flatMap((roll) =>
      roll.use === 'dice' && roll.depends === 'nothing' ? [`${roll.purpose} by ${roll.owner}`] : [],
    );
    const asked = playedBy(runner, choice);
    rolled += asked.length;
    expect(asked.slice(0, sure.length)).toEqual(sure);
    if (complete) for (const die of asked) expect(all).toContain(die);
  }
  expect(rolled).toBeGreaterThan(2);
});
