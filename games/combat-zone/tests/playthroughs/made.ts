/** Positions at the first Control of a match with something changed: for endings that matches by chance hardly ever come to. */
import { fastChance, firstPosition, type Position, Runner, readOptions } from '@tablerunner/engine';
import { combatZoneGame } from '../../index.ts';
import type { CombatZoneState } from '../../rules/types.ts';

/** Set-up and deployment by chance, then the change, by the number of the game. */
export function atFirstControl(
  options: object,
  change: (state: CombatZoneState) => void,
): (game: number) => Position<CombatZoneState> {
  const read = readOptions(combatZoneGame, options);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return (game) => {
    const chance = fastChance(`made/${game}`);
    const runner = new Runner(combatZoneGame, firstPosition(combatZoneGame, read.value, chance), chance);
    runner.advance();
    while (runner.step.name === 'combat-zone/deployment') {
      const legal = runner.legal();
      runner.play(legal[chance.below(legal.length)]);
    }
    const { position } = runner;
    change(position.state);
    return { ...position, drawn: 0 };
  };
}

const sideOf = ({ players }: CombatZoneState, player: number): number => players[player]?.side ?? -1;

/** Of each of these sides only the leader is left, and the next wound takes it out. */
export function onTheBrink(state: CombatZoneState, ...sides: number[]): void {
  for (const side of sides) {
    const [leader, ...others] = state.models.filter(({ player }) => sideOf(state, player) === side);
    if (leader === undefined) throw new Error(`side ${side} has no model`);
    for (const token of leader.tokens) token.isWounded = true;
    for (const model of others) model.place = 'out';
  }
}

/** The leaders of both sides stand in the middle of the table: base to base, or so far from each other. */
export function faceToFace(state: CombatZoneState, gap = 0): void {
  for (const side of [0, 1]) {
    const leader = state.models.find(({ player }) => sideOf(state, player) === side);
    if (leader === undefined) throw new Error(`side ${side} has no model`);
    leader.place = 'table';
    leader.x = state.field.width / 2 + side * (leader.width + gap);
    leader.y = state.field.depth / 2;
    leader.z = 0;
  }
}

/** The first model of the first side holds a grenade that it looted. */
export function withAGrenade({ models }: CombatZoneState): void {
  models[0]?.carried.push({ card: 'loot-frag-grenade', isPrinted: false, isExhausted: false });
}
