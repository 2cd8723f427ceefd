/** Positions at the first turn of a game with something changed: for endings that games of the content hardly ever come to. */
import { fastChance, firstPosition, type Position, Runner, readOptions } from '@tablerunner/engine';
import { burncycleGame } from '../../index.ts';
import { EDGE } from '../../rules/floor/floor.ts';
import { missionOf } from '../../rules/mission/mission.ts';
import type { Mission, Task } from '../../rules/mission/types.ts';
import type { BurncycleState } from '../../rules/types.ts';
import { botAt, botOn, floorOf, guardOn } from '../../rules/units.ts';

/** Set-up by chance, then the change, by the number of the game. */
export function atFirstTurn(
  options: object,
  change: (state: BurncycleState) => BurncycleState,
): (game: number) => Position<BurncycleState> {
  const read = readOptions(burncycleGame, options);
  if (!read.ok) throw new Error(`${read.where}: ${read.problem}`);
  return (game) => {
    const chance = fastChance(`made/${game}`);
    const runner = new Runner(burncycleGame, firstPosition(burncycleGame, read.value, chance), chance);
    runner.advance();
    while (runner.position.state.active < 0) {
      const legal = runner.legal();
      runner.play(legal[chance.below(legal.length)]);
    }
    const { position } = runner;
    return { ...position, state: change(position.state), drawn: 0 };
  };
}

/** On the last floor with its objective done, unless tasks are given; the win is what is given. */
export function nearTheWin(state: BurncycleState, win: readonly Task[], more: Partial<Mission> = {}): BurncycleState {
  const played = missionOf(state);
  const mission = { ...played, floors: played.floors.slice(0, 1), win: { objective: 'own-win', tasks: [...win] } };
  return {
    ...state,
    mission: { ...mission, ...more, id: 'own' },
    progress: { tasks: [], isDone: more.floors === undefined, win: [] },
  };
}

/** Breaks an exterior wall at the edge of the mat, and puts the bot at it. */
export function atAWayOut(state: BurncycleState, bot: number): BurncycleState {
  const { grid } = floorOf(state);
  for (let cell = 0; cell < grid.cellCount; cell++) {
    if (botOn(state, cell) >= 0 || guardOn(state, cell) >= 0) continue;
    const side = [0, 1, 2, 3].find(
      (to) => (grid.ways[cell * 8 + to] ?? 0) < 0 && grid.edges[grid.sides[cell * 4 + to] ?? 0] === EDGE.outerWall,
    );
    if (side === undefined) continue;
    state.floor.destroyed = [grid.sides[cell * 4 + side] ?? 0];
    botAt(state, bot).cell = cell;
    return state;
  }
  throw new Error('no exterior wall is at the edge of the mat');
}
