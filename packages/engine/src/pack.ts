/** Packs: content as JSON and nothing else, checked at the door. A problem names file, entry and field. */
import type { z } from 'zod';

export interface PackProblem {
  readonly file: string;
  /** The entry by its ID where it has one: `threats: lockdown`. */
  readonly entry: string;
  readonly field: string;
  readonly problem: string;
}

export type CheckedPack<T> =
  | { readonly ok: true; readonly pack: T }
  | { readonly ok: false; readonly problems: readonly PackProblem[] };

export const sayProblem = ({ file, entry, field, problem }: PackProblem): string =>
  [file, [entry, field].filter((part) => part !== '').join('.'), problem].filter((part) => part !== '').join(': ');

/** `audit` finds what a schema cannot see: an unknown card, a space that nobody can reach. */
export function checkPack<T>(
  file: string,
  json: unknown,
  schema: z.ZodType<T>,
  audit: (pack: T) => readonly Omit<PackProblem, 'file'>[] = () => [],
): CheckedPack<T> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    return { ok: false, problems: parsed.error.issues.map((issue) => locate(file, json, issue.path, issue.message)) };
  }
  const problems = audit(parsed.data).map((problem) => ({ file, ...problem }));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, pack: parsed.data };
}

/** Turns `["threats", 3, "onReveal", 1, "where"]` into the entry `threats: lockdown` and the field `onReveal[1].where`. */
function locate(file: string, json: unknown, path: readonly PropertyKey[], problem: string): PackProblem {
  let entry = '';
  let field = '';
  let here: unknown = json;
  for (const key of path) {
    here = child(here, key);
    field += typeof key === 'number' ? `[${key}]` : `${field === '' ? '' : '.'}${String(key)}`;
    const id = child(here, 'id');
    if (entry === '' && typeof key === 'number' && typeof id === 'string') {
      entry = `${field.slice(0, field.lastIndexOf('['))}: ${id}`;
      field = '';
    }
  }
  return { file, entry, field: field.replace(/^\./, ''), problem };
}

const child = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
