/** Events gathered into the lines of a log: a move is one line with the action that pays for it, a roll stands with its dice and what came of it. */
import type { GameEvent } from '@tablerunner/engine';
import type { SeenEvent } from '@tablerunner/table';
import { afterEvent, type ContestTold, contestIn, looseDie } from '../roll/rolls.ts';
import { shortName } from './clauses.ts';

export interface Draft {
  readonly n: number;
  readonly last: number;
  readonly at: number;
  /** Its events in their order; never none. */
  readonly events: readonly GameEvent[];
  /** The opposed roll that it tells of. */
  readonly roll?: ContestTold | undefined;
}

/** Told in the same breath as something else, or no news at all. */
const SILENT = [
  'action-ended',
  'action-resolved',
  'activation-ended',
  'answer-spent',
  'blast-evaded',
  'blow-fell',
  'boosts-ended',
  'contest-ended',
  'declared',
  'difficult-used',
  'fatally-wounded',
  'luck-spent',
  'provoked',
  'roll-settled',
  'token-used',
  'wounds-threatened',
  'engine/shuffled',
];

interface Data {
  readonly model?: number;
  readonly action?: string;
  readonly by?: string | number;
}

const dataOf = ({ data }: GameEvent): Data => (data ?? {}) as Data;

export function draftsOf(events: readonly SeenEvent[]): readonly Draft[] {
  const drafts: Draft[] = [];
  let onTable: ContestTold | undefined;
  let rolled = -1;
  for (const { n, at, event } of events) {
    const declared = contestIn(event);
    const changed = onTable === undefined ? undefined : afterEvent(onTable, event);
    onTable = declared ?? changed ?? onTable;
    if (declared !== undefined) rolled = -1;
    const line = drafts[rolled];
    // What changes the dice changes the line of the roll, besides having a line of its own.
    if (line !== undefined && changed !== undefined) drafts[rolled] = { ...line, last: n, at, roll: changed };
    const name = shortName(event);
    if (name === 'rolled') rolled = drafts.push({ n, last: n, at, events: [event], roll: onTable }) - 1;
    else if (name === 'contest-ended') onTable = undefined;
    else if (!isSilent(event, onTable)) add(drafts, { n, last: n, at, events: [event] });
  }
  return drafts;
}

/** Dice of an opposed roll are told with it. */
const isSilent = (event: GameEvent, onTable: ContestTold | undefined): boolean =>
  event.name === 'engine/rolled' ? looseDie(event, onTable?.contest) === undefined : SILENT.includes(shortName(event));

function add(drafts: Draft[], draft: Draft): void {
  const last = drafts.at(-1);
  const [event] = draft.events;
  if (last === undefined || event === undefined || !goesOn(last, event)) drafts.push(draft);
  else drafts[drafts.length - 1] = { ...last, last: draft.last, at: draft.at, events: [...last.events, event] };
}

const OUTCOMES = ['attack-hit', 'attack-missed'];
const WALKS = ['move', 'jump'];

/** Whether an event goes on with what the last line tells. */
function goesOn({ events, roll }: Draft, event: GameEvent): boolean {
  const before = events.at(-1);
  if (before === undefined) return false;
  const [one, other] = [shortName(before), shortName(event)];
  const { model, by } = dataOf(event);
  if (other === 'control-passed') return one === 'inspired';
  if (roll !== undefined) return OUTCOMES.includes(other);
  if (other !== 'moved' || !WALKS.includes(String(by)) || dataOf(before).model !== model) return false;
  return one === 'action-began'
    ? dataOf(before).action === 'basic/move'
    : one === 'moved' && WALKS.includes(String(dataOf(before).by));
}
