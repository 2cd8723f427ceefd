/** Whole games by chance with Memory and Interface as agents: Joan and the disguise never break what must always hold. */
import { fastChance, frameOf, type Game, Runner } from '@tablerunner/engine';
import { expect, test } from 'vitest';
import { GUARDS } from '../content/guards.ts';
import { MISSIONS } from '../content/missions.ts';
import { defaultTable } from '../rules/options.ts';
import { wholeGame } from '../rules/setup/sequence.ts';
import { startGame } from '../rules/setup/start.ts';
import type { BurncycleState } from '../rules/types.ts';
import { game } from './kit.ts';

const MOST_DECISIONS = 4000;
/** Chosen wherever they are offered: what only these two agents do. */
const WANTED = ['disguise-put-on', 'drone-moved', 'disguise-removed', 'steal'] as const;

interface Choice {
  readonly kind: string;
  readonly bot?: number;
  readonly from?: string;
  readonly card?: string;
  readonly upgrade?: string;
}

const isSpecial = ({ kind, card, from, bot, upgrade }: Choice): boolean => {
  if (kind === 'bot') return card === 'memory' || card === 'interface';
  if (kind === 'use') return from === 'ability' && bot !== 2;
  return ['steal', 'unmask', 'keypad', 'step', 'done'].includes(kind) || upgrade === 'unique';
};
/** Where the choice is not left to chance. */
const SURE = { 'burncycle/choose-bots': true, 'burncycle/routing': true, 'burncycle/identity-theft': true };

function audit(state: BurncycleState): string | undefined {
  const { bots, guards, drone, guardPiles } = state;
  const units = [...bots, ...guards].filter(({ cell }) => cell >= 0);
  if (new Set(units.map(({ cell }) => cell)).size < units.length) return 'two units share a space (BC-SPACE-02)';
  if (drone !== undefined && drone.cell >= 0) {
    const others = units.filter((unit) => unit.cell === drone.cell && unit !== bots[drone.bot]);
    if (others.length > 0) return 'somebody else is where Joan is (BC-MEM-07)';
    if (bots[drone.bot]?.cell === drone.cell && !drone.isCharged) return 'Joan is with Memory and empty (BC-MEM-06)';
  }
  const worn = bots.filter(({ disguise }) => disguise !== undefined);
  if (worn.some(({ cell, chip, energy }) => energy === 0 || (cell >= 0 && cell === chip)))
    return 'a bot is detected or shut down in its chip (BC-IFACE-02)';
  if (state.active >= 0 && worn.some(({ cell, hasEscaped }) => cell < 0 && !hasEscaped))
    return 'a disguised bot is lost in the turn of a player (BC-IFACE-07)';
  // Every guard's chip is in a pile, on the floor or worn; one that acts for a bot is counted with the bot.
  const onFloor = guards.filter(
    ({ level, cell, kind }) => level > 0 && cell >= 0 && !worn.some((bot) => bot.disguise?.kind === kind),
  );
  const inPiles = guardPiles.reduce((sum, { left, discard }) => sum + left.length + discard.length, 0);
  const waiting = guards.filter(({ level, cell, isTurned }) => level > 0 && cell < 0 && !isTurned).length;
  const all = inPiles + onFloor.length + worn.length + waiting;
  return all < GUARDS.length - 1 || all > GUARDS.length ? `${all} chips of guards (BC-GUARD-01)` : undefined;
}

test('BC-MEM-01 BC-IFACE-01 both agents in games of every mission', { timeout: 60_000 }, () => {
  const seen = new Set<string>();
  const count = (word: string): unknown => WANTED.some((one) => one === word) && seen.add(word);
  for (const [index, mission] of MISSIONS.entries()) {
    const chance = fastChance(`special ${mission.id}`);
    let drawn = 0;
    const pick = (count: number): number => chance.draw(count, drawn++, 'pick');
    const state = startGame(
      { mission, difficulty: index % 2 === 0 ? 'standard' : 'high', captain: 'random', table: defaultTable },
      ['r', 's'],
      { pick, die: (sides) => 1 + pick(sides), shuffle: (items) => [...items] },
    );
    const position = { state, stack: [frameOf(wholeGame, { at: 0 })], drawn };
    const runner = new Runner<BurncycleState>(game as Game<BurncycleState>, position as never, chance, {
      record: true,
    });
    const die = fastChance(`choices ${mission.id}`);
    runner.advance();
    for (let decisions = 0; runner.position.outcome === undefined && decisions < MOST_DECISIONS; decisions++) {
      const legal = runner.legal() as readonly Choice[];
      const special = legal.filter(isSpecial);
      const isTaken = special.length > 0 && (runner.step.name in SURE || die.draw(2, 2 * decisions, 'pick') === 0);
      const list = isTaken ? special : legal;
      const choice = list[die.draw(list.length, 2 * decisions + 1, 'pick')];
      count(choice?.kind ?? '');
      runner.play(choice);
      for (const { name } of runner.events) count(name.replace('burncycle/', ''));
      runner.events = [];
      expect(audit(runner.position.state), `${mission.id} ${runner.step.name}`).toBeUndefined();
    }
    expect(runner.position.outcome).toBeDefined();
  }
  expect([...seen].sort()).toEqual([...WANTED].sort());
});
