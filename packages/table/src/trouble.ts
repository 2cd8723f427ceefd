/**
 * What goes wrong outside the rules, by codes: no such table, a file that cannot be read, too many requests. Whoever shows it
 * says it in the reader's language, from code and facts; the sentence beside them is English, for logs and for programs.
 */
import type { Facts, Unreadable } from '@tablerunner/engine';

export const TROUBLES = [
  'answered',
  'bad-request',
  'campaign-over',
  'campaign-refused',
  'database-full',
  'file-before-end',
  'file-broken',
  'file-form',
  'file-log',
  'file-not-json',
  'file-other-game',
  'file-slow',
  'file-too-heavy',
  'file-too-large',
  'file-too-long',
  'file-version',
  'foreign-page',
  'inside',
  'join-first',
  'machine-failed',
  'message-unreadable',
  'metrics-refused',
  'moment-missing',
  'moment-over',
  'name-taken',
  'no-answer',
  'no-database',
  'no-seat',
  'no-such-address',
  'no-such-campaign',
  'no-such-game',
  'no-such-table',
  'not-over',
  'not-signed-in',
  'other-rules',
  'other-rules-here',
  'rematch-not-yours',
  'rules-failed',
  'server-failed',
  'setup-refused',
  'sign-in-pause',
  'stopping',
  'table-rests',
  'table-unreadable',
  'too-large',
  'too-many-connections',
  'too-many-files',
  'too-many-looks',
  'too-many-messages',
  'too-many-requests',
  'worker-lost',
  'wrong-host',
  'wrong-password',
  'wrong-secret',
] as const;

export type TroubleCode = (typeof TROUBLES)[number];

export const isTroubleCode = (text: unknown): text is TroubleCode => (TROUBLES as readonly unknown[]).includes(text);

/** As it goes over the wire. */
export interface Told {
  readonly code: TroubleCode;
  readonly facts?: Facts;
  /** In English. */
  readonly problem: string;
}

export class Trouble extends Error {
  readonly code: TroubleCode;
  readonly facts: Facts | undefined;

  constructor(code: TroubleCode, problem: string, facts?: Facts) {
    super(problem);
    this.code = code;
    this.facts = facts;
  }

  told(): Told {
    const { code, facts, message: problem } = this;
    return facts === undefined ? { code, problem } : { code, facts, problem };
  }
}

/** Whatever was thrown: what nobody foresaw has its own code. */
export function tellTrouble(error: unknown): Told {
  if (error instanceof Trouble) return error.told();
  const problem = error instanceof Error ? error.message : String(error);
  return { code: 'inside', facts: { problem }, problem };
}

/** Something unreadable whose reader knows its code. It is one for all who do not ask. */
export interface Troubled extends Unreadable {
  readonly code: TroubleCode;
  readonly facts?: Facts;
}

export const troubled = (code: TroubleCode, where: string, problem: string, facts?: Facts): Troubled =>
  facts === undefined ? { ok: false, where, problem, code } : { ok: false, where, problem, code, facts };

const isTroubled = (unread: Unreadable): unread is Troubled => isTroubleCode((unread as Partial<Troubled>).code);

/** What is wrong with a match file, by the place where its reader stumbled. */
export function fileTrouble(unread: Unreadable): Trouble {
  const { where, problem } = unread;
  const sentence = `${where}: ${problem}`;
  if (isTroubled(unread)) return new Trouble(unread.code, problem, unread.facts);
  const entry = /^log\[(\d+)\]/.exec(where)?.[1];
  if (entry !== undefined) return new Trouble('file-log', sentence, { entry: Number(entry) + 1, problem });
  if (where === 'engine' || where === 'rules' || where === 'content')
    return new Trouble('file-version', sentence, { what: where });
  if (where === 'log' || where === 'hash' || where === 'start')
    return new Trouble('file-broken', sentence, { where, problem });
  return new Trouble('file-form', sentence, { where, problem });
}

/** What is wrong with a set-up. */
export function setupTrouble(unread: Unreadable): Trouble {
  const { where, problem } = unread;
  if (isTroubled(unread)) return new Trouble(unread.code, problem, unread.facts);
  return new Trouble('setup-refused', `${where}: ${problem}`, { where, problem });
}
