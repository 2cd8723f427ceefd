/** Questions about the table: what the mission asks for, what threat brings, what actions cost, network and security. */
import type { Question } from '@tablerunner/engine';
import { z } from 'zod';
import { NETWORK } from '../../content/network.ts';
import { BOT, NODE } from '../../notation/names.ts';
import { fail } from '../../notation/words.ts';
import { MOST_THREAT } from '../events/threat.ts';
import { ACTION_TYPES } from '../lists.ts';
import { missionOf, threatCardOf } from '../mission/mission.ts';
import { tasksOf } from '../mission/progress.ts';
import { BANNED, ipStops } from '../network/ip-moves.ts';
import { planOf } from '../plans.ts';
import { corporate } from '../powers.ts';
import type { BurncycleState } from '../types.ts';
import { ask, because, botName, guardNamed, name, named, reasons, requireBots, space } from './ask.ts';

const level = z.int().min(0).max(MOST_THREAT);

const mark = z.strictObject({
  kind: z
    .enum(['event', 'threshold'])
    .describe('An event happens once; a threshold holds while threat is high enough.'),
  id: z.string(),
  level,
});

const rise = z.strictObject({
  by: z.int().describe('By how much threat rises.'),
  to: level.describe('The level that it comes to.'),
  why: reasons,
  reaches: z.array(mark).describe('What of the threat card is reached by it.'),
  lost: z.boolean().describe('Whether the game is lost by it.'),
});

/** The marks of the threat card that are not reached yet, in ascending order. */
function marksAhead(state: BurncycleState): { kind: 'event' | 'threshold'; id: string; level: number }[] {
  const card = threatCardOf(state);
  if (card === undefined) return [];
  const isSimple = state.difficulty === 'simplified';
  const events = (isSimple ? [] : card.standard.events)
    .filter((one) => one.level > state.highest)
    .map(({ id, level: at }) => ({ kind: 'event' as const, id, level: at }));
  const thresholds = (isSimple ? card.simplified : card.standard).thresholds
    .filter((one) => one.level > state.threat)
    .map(({ id, level: at }) => ({ kind: 'threshold' as const, id, level: at }));
  return [...events, ...thresholds].sort((one, other) => one.level - other.level);
}

function riseOf(state: BurncycleState, name: 'round-threat' | 'reboot-threat', clause: string) {
  const { sum, why } = because([
    { add: state.seats.length, why: 'players', clause },
    { add: corporate(state, name), why: 'corporation', clause: 'BC-THREAT-06' },
  ]);
  const to = Math.max(0, Math.min(MOST_THREAT, state.threat + sum));
  return { by: sum, to, why, reaches: marksAhead(state).filter((one) => one.level <= to), lost: to >= MOST_THREAT };
}

export const tableQuestions: Readonly<Record<string, Question<BurncycleState>>> = {
  /** What the mission asks for on this floor and for the win, and how far it has come. */
  goals: ask(
    z.strictObject({}),
    z.strictObject({
      mission: z.string(),
      floor: z.int().min(1).describe('Which of the floors of the mission it is.'),
      floors: z.int().min(1).describe('How many there are.'),
      complete: z.boolean().describe("Whether the floor's objective is complete."),
      reward: z.int().min(0).describe('Energy for each agent when it is.'),
      tasks: z.array(
        z.strictObject({
          id: z.string(),
          for: z.enum(['floor', 'win']).describe('The floor, or on the last one the win of the mission.'),
          deed: z.string().describe('What is to be done, by its word in the pack.'),
          scope: z.string().describe('Who must do it.'),
          done: z.int().min(0).describe('How often it was done.'),
          needed: z.int().min(1).describe('How often it must be done.'),
          isDone: z.boolean(),
          by: z.array(botName).describe('Bots that have done a part of it.'),
        }),
      ),
    }),
    (state) => {
      const { id, floors } = missionOf(state);
      return {
        mission: id,
        floor: state.stage + 1,
        floors: floors.length,
        complete: state.progress.isDone,
        reward: floors[state.stage]?.reward ?? 0,
        tasks: tasksOf(state).map(({ task, list, count, needed, isDone, by }) => ({
          id: task.id,
          for: list === 'win' ? 'win' : 'floor',
          deed: task.deed.do,
          scope: task.scope,
          done: count,
          needed,
          isDone,
          by: [...new Set(by)].filter((bot) => bot >= 0).map((bot) => BOT.print(state, bot)),
        })),
      };
    },
  ),

  /** Threat: its level, what is still ahead, and what the end of the round or a reboot would bring. */
  threat: ask(
    z.strictObject({}),
    z.strictObject({
      level,
      highest: level.describe('Up to here events have happened.'),
      most: level.describe('At this level the game is lost.'),
      ahead: z.array(mark).describe('What of the threat card is not reached yet, in ascending order.'),
      round: rise.describe('The end of the round, dice of pings not counted.'),
      reboot: rise.describe('A reboot before a turn.'),
    }),
    (state) => ({
      level: state.threat,
      highest: state.highest,
      most: MOST_THREAT,
      ahead: marksAhead(state),
      round: riseOf(state, 'round-threat', 'BC-CORP-03'),
      reboot: riseOf(state, 'reboot-threat', 'BC-REBOOT-07'),
    }),
  ),

  /** The nodes at which the IP of an agent can stop with one move, for each kind of chip. */
  network: ask<{ bot: string }>(
    z.strictObject({ bot: name }),
    z.strictObject({
      nodes: z.record(z.string(), z.array(z.string())).describe('By chip: nodes, each as its layer and place, as 1.4.'),
    }),
    (state, { bot: text }) => {
      const bot = BOT.read(state, text);
      const { role, ip, access } = state.bots[bot] ?? fail(`there is no bot ${text}`);
      if (role === 'module') return fail('the command module has no IP (BC-NET-04)');
      if (ip === BANNED) return fail(`the IP of ${text} is banned (BC-BAN-02)`);
      const others = state.bots.flatMap((other, at) => (at !== bot && other.ip >= 0 ? [other.ip] : []));
      const stops = (['general', ...ACTION_TYPES] as const).map((chip) => {
        const nodes = ipStops(NETWORK, { from: ip, access, chip, others, pings: state.pings });
        return [chip, nodes.map((node) => NODE.print(state, node))] as const;
      });
      return { nodes: Object.fromEntries(stops) };
    },
  ),

  /** What a security unit would do if it were activated now, why, and where that takes it. */
  plan: ask<{ unit: string }>(
    z.strictObject({ unit: name }),
    z.strictObject({
      does: z.string().describe('pursue, investigate, a patrol by its name, or why it does nothing.'),
      clause: z.string().describe('The clause that says so.'),
      after: z.array(botName).optional().describe('Whom it pursues, or whose chip it investigates.'),
      cells: z.array(space).describe('Its way, from where it stands.'),
      facing: z.enum(['n', 'e', 's', 'w', '']).describe('How it then faces.'),
      attacks: z.array(botName).describe('Bots that it attacks.'),
      isOpen: z.boolean().describe('The players choose on the way: this is one of several.'),
    }),
    (state, { unit }) => {
      const guard = guardNamed(state, unit);
      requireBots(state);
      const { does, clause, bots, cells, facing, attacks, isOpen } = planOf(state, guard);
      return {
        does,
        clause,
        ...(bots.length === 0 ? {} : { after: bots.map((bot) => BOT.print(state, bot)) }),
        cells: named(state, cells),
        facing: ['n', 'e', 's', 'w'][facing] ?? '',
        attacks: attacks.map((bot) => BOT.print(state, bot)),
        isOpen,
      };
    },
  ),
};
