/** Steps that tell their legal choices themselves tell the same as their judge would: in random games of every mission. */
import { fastChance, frameOf, type Game, Runner } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { MISSIONS, missionNamed } from '../content/missions.ts';
import { DIFFICULTIES } from '../rules/lists.ts';
import { defaultTable } from '../rules/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState } from '../rules/types.ts';
import { game } from './kit.ts';

const MOST_DECISIONS = 400;

function begin(id: string, players: number): Runner<BurncycleState> {
  const chance = fastChance(`lists ${id}`);
  let drawn = 0;
  const pick = (count: number): number => chance.draw(count, drawn++, 'pick');
  const state = startGame(
    {
      mission: missionNamed(id),
      difficulty: DIFFICULTIES[players % 3] ?? 'standard',
      captain: 'random',
      table: defaultTable,
    },
    ['r', 's', 't', 'u'].slice(0, players),
    { pick, die: (sides) => 1 + pick(sides), shuffle: (items) => [...items] },
  );
  const position = { state, stack: [frameOf(wholeGame, { at: 0 })], drawn };
  return new Runner<BurncycleState>(game as Game<BurncycleState>, position as never, chance);
}

/** What the judge accepts of all that a person might point at. */
function accepted({ step, frame, position }: Runner<BurncycleState>): unknown[] {
  const all = step.candidates?.(position.state, frame.memory) ?? [];
  return all.filter((choice) => step.check?.(position.state, frame.memory, choice).ok ?? true);
}

test.each(MISSIONS.map(({ id }, index) => ({ id, players: 1 + (index % 4) })))(
  'the lists of $id with $players',
  ({ id, players }) => {
    const runner = begin(id, players);
    const die = fastChance(`choices ${id}`);
    runner.advance();
    let told = 0;
    for (let decisions = 0; decisions < MOST_DECISIONS && runner.position.outcome === undefined; decisions++) {
      const legal = runner.legal();
      if (runner.step.legal !== undefined) {
        told++;
        expect(legal, runner.step.name).toEqual(accepted(runner));
      }
      runner.play(legal[die.draw(legal.length, decisions, 'pick')]);
    }
    expect(told).toBeGreaterThan(20);
  },
);
