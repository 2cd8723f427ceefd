/** Where a table stands, as the database keeps it. */
import { SPECTATOR } from '@tablerunner/engine';
import type { Table } from '@tablerunner/table';
import type { StandingRow } from '../database/schema.ts';

/** A machine moves while a person plays too; machines among themselves play only while somebody watches. */
export const hasPerson = (table: Table): boolean => table.seats.some(({ player }) => player.kind === 'person');

/** Of a table whose match has not begun: nobody is to move, least of all a machine. */
export const waitingRow = (id: string, updated: number): StandingRow => ({
  table_id: id,
  revision: 0,
  turn: null,
  machine: 0,
  over: 0,
  outcome: null,
  stage: null,
  updated,
});

export function standingRow(table: Table, updated: number): StandingRow {
  const { turn, stage } = table;
  const outcome = table.isOver ? table.view(SPECTATOR).outcome : undefined;
  return {
    table_id: table.id,
    revision: table.revision,
    turn: turn?.seat ?? null,
    machine: turn?.player.kind === 'machine' && hasPerson(table) ? 1 : 0,
    over: table.isOver ? 1 : 0,
    outcome: outcome === undefined ? null : JSON.stringify(outcome),
    stage: stage === undefined ? null : JSON.stringify(stage),
    updated,
  };
}
