/** An act of the corporation in words: what a unit does, why, and where it goes. */
import { type BurncycleView, floorOf } from '@tablerunner/burncycle/plan';
import { cellName } from '@tablerunner/geometry';
import type { Tongue } from '../network/node-words.ts';
import type { Act, UnitAct } from './record.ts';

interface Reason {
  readonly text: string;
  readonly clause: string;
}

const PATROLS: Readonly<Record<string, string>> = {
  stationary: 'BC-PATROL-05',
  pace: 'BC-PATROL-06',
  perimeter: 'BC-PATROL-07',
  'unlocked-doors': 'BC-PATROL-11',
  'closest-bot': 'BC-PATROL-12',
  'command-module': 'BC-PATROL-13',
  post: 'BC-PATROL-14',
  terminals: 'BC-PATROL-15',
};

export function titleOf(act: Act, { say, speaker }: Tongue): string {
  if (act.kind !== 'unit') return say('burncycle.corp.title', { act: act.kind });
  return say('burncycle.corp.unit', { unit: speaker.name(act.unit), priority: act.priority });
}

const list = (say: Tongue['say'], names: readonly string[]): string => new Intl.ListFormat(say.locale).format(names);

/** Why this unit, why this target, why this way. */
export function reasonsOf(act: UnitAct & Act, tongue: Tongue): readonly Reason[] {
  const { say, speaker } = tongue;
  const bots = list(
    say,
    act.after.map((bot) => speaker.name(act.view.bots[bot]?.card ?? '')),
  );
  return [
    ...phaseReason(act, bots, tongue),
    ...(act.isOpen ? [{ text: say('burncycle.corp.open'), clause: 'BC-SEC-04' }] : []),
    ...wayReason(act, tongue),
    ...(act.attacks.length === 0
      ? []
      : [
          {
            text: say('burncycle.corp.attacks', {
              bots: list(
                say,
                act.attacks.map((bot) => speaker.name(act.view.bots[bot]?.card ?? '')),
              ),
            }),
            clause: 'BC-SEC-17',
          },
        ]),
  ];
}

function phaseReason({ priority, after, patrol }: UnitAct, bots: string, { say, speaker }: Tongue): readonly Reason[] {
  if (priority === 'pursue') {
    return [{ text: say('burncycle.corp.pursues', { bots, count: after.length }), clause: 'BC-PURSUE-01' }];
  }
  if (priority === 'investigate') {
    return [{ text: say('burncycle.corp.investigates', { bots, count: after.length }), clause: 'BC-INVEST-03' }];
  }
  const none = { text: say('burncycle.corp.nobody-known'), clause: 'BC-PATROL-01' };
  const clause = PATROLS[patrol];
  return clause === undefined ? [none] : [none, { text: speaker.say(`patrol.${patrol}`), clause }];
}

const SIDES = ['north', 'east', 'south', 'west'] as const;

function wayReason({ cells, facing, view }: UnitAct & Act, { say, speaker }: Tongue): readonly Reason[] {
  const way = cells.map((cell) => cellOf(view, cell)).join(' → ');
  const side = speaker.name(SIDES[facing] ?? 'north');
  if (cells.length < 2) return [{ text: say('burncycle.corp.stays', { cell: way, side }), clause: 'BC-SEC-13' }];
  return [{ text: say('burncycle.corp.goes', { way, steps: cells.length - 1, side }), clause: 'BC-SEC-04' }];
}

const cellOf = (view: BurncycleView, cell: number): string => (cell < 0 ? '' : cellName(floorOf(view).grid, cell));
