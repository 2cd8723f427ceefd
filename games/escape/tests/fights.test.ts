/** Random fights in a crowded arena, with every weapon and ability at once: whatever happens, the table stays in order. */
import { type Chance, fastChance, type Game, Runner } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import type { EscapeState } from '../rules/types.ts';
import { read } from './kit.ts';

const game = escapeGame as unknown as Game<EscapeState>;

const ARENA = `
  +-+-+-+-+-+-+
  |. . . . . U|
  + + + + + + +
  |. B . .|. R|
  + + +-+ +d+ +
  |. J A F M O|
  + + + + + + +
  |. C . .:. S|
  +-+-+-+-+-+-+
  unit alice A own rank 4 cbt 3 mvt 3 life 9 command int 4 veteran amx-10
  unit bob B own cbt 3 mvt 3 life 6 power-strike veteran carries nitro-vial
  unit jimmy J own cbt 2 mvt 3 life 5 feint tesla-rifle carries crate
  unit freedom F own rank 1 cbt 2 mvt 3 life 4 insignificant flamethrower robot bound-to alice
  unit carl C own cbt 2 mvt 3 life 5 evasive counter-attack drill 3 carries em-grenade
  unit ubume U own black cbt 3 mvt 3 life 6 surprise-attack shock-baton carries gas-grenade
  unit rikishi R own blue cbt 3 mvt 3 life 6 armour 2 jammer carries datadisk
  unit mamushi M own green cbt 2 mvt 3 life 5 hypnosis infiltration evasive carries combat-drugs
  unit oni O own black cbt 3 mvt 3 life 5 counter-attack power-strike amx-10 carries nitro-vial
  unit shuten S own green cbt 3 mvt 3 life 5 feint tesla-rifle carries makeshift-shield`;

/** What must hold whenever somebody has to choose. */
function problems(state: EscapeState, step: string): string[] {
  const found: string[] = [];
  const cells = new Set<number>();
  for (const [index, unit] of state.units.entries()) {
    if (unit.life < 0 || unit.life > unit.profile.life) found.push(`${unit.id} has ${unit.life} life`);
    if (unit.place === 'board' && unit.life === 0) found.push(`${unit.id} stands there with a gauge at 0`);
    if ((unit.place === 'board') !== unit.cell >= 0) found.push(`${unit.id} is ${unit.place} on ${unit.cell}`);
    if (unit.place === 'board' && state.lastFree < 0) {
      if (cells.has(unit.cell)) found.push(`${unit.id} shares its cell`);
      cells.add(unit.cell);
    }
    const carried = state.markers.filter(({ carrier }) => carrier === index);
    if (carried.length > 1) found.push(`${unit.id} carries ${carried.length} markers`);
    if (unit.place === 'out' && carried.length > 0) found.push(`${unit.id} is out and carries something`);
  }
  if (state.roll !== undefined && !['escape/roll', 'escape/attack'].includes(step))
    found.push(`a roll lies open at ${step}`);
  return found;
}

/** The kinds of choices and events that were seen. */
function fight(seed: number, mode = ''): ReadonlySet<string> {
  const chance = fastChance(seed);
  const draws: Chance = { draw: (count) => chance.below(count) };
  const runner = new Runner<EscapeState>(game, read(`${mode}${ARENA}`), draws, { record: true });
  runner.advance();
  const kinds = new Set<string>();
  for (let choices = 0; choices < 150 && runner.position.outcome === undefined; choices++) {
    const found = problems(runner.position.state, runner.step.name);
    if (found.length > 0) throw new Error(`seed ${seed}: ${found.join(', ')}`);
    const legal = runner.legal() as readonly { kind?: string }[];
    // Fighting is preferred to walking about, or little would happen.
    const bold = legal.filter(({ kind }) => kind !== undefined && !['move', 'end', 'drop', 'give'].includes(kind));
    const among = bold.length > 0 && chance.below(3) > 0 ? bold : legal;
    const choice = among[chance.below(among.length)];
    if (choice?.kind !== undefined) kinds.add(choice.kind);
    runner.play(choice);
  }
  for (const { name } of runner.events) kinds.add(name);
  return kinds;
}

test('random fights keep the table in order and show everything', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 15; seed++) for (const kind of fight(seed)) seen.add(kind);
  const wanted = ['melee', 'ranged', 'blast', 'throw-crate', 'flame', 'drill', 'dodge', 'command', 'push'];
  const told = ['nitro-exploded', 'unit-removed', 'marker-dropped', 'anthem-gained', 'actions-lost', 'wall-broken'];
  for (const kind of [...wanted, ...told.map((name) => `escape/${name}`)]) expect(seen).toContain(kind);
}, 60_000);

test('random fights of Cooperation keep the table in order', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 8; seed++)
    for (const kind of fight(seed, 'mode: cooperation\nseats: p1 p2\n')) seen.add(kind);
  for (const name of ['attack-resolved', 'unit-removed', 'value-lowered']) expect(seen).toContain(`escape/${name}`);
}, 60_000);
