/** The few signs of Markdown that clauses use inside a line: code, emphasis, references to other clauses. */
import { CLAUSE_ID } from './rulebook.ts';

export type Prose =
  | { readonly kind: 'text' | 'code' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'clause'; readonly id: string };

const SIGNS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*/g;

export function readProse(text: string): readonly Prose[] {
  const found: Prose[] = [];
  let from = 0;
  for (const match of text.matchAll(SIGNS)) {
    found.push(...withClauses(text.slice(from, match.index)));
    const [, code, strong, emphasis] = match;
    if (code !== undefined) found.push(isClause(code) ? { kind: 'clause', id: code } : { kind: 'code', text: code });
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    if (emphasis !== undefined) found.push({ kind: 'emphasis', text: emphasis });
    from = match.index + match[0].length;
  }
  found.push(...withClauses(text.slice(from)));
  return found;
}

const isClause = (text: string): boolean => text.match(CLAUSE_ID)?.[0] === text;

function withClauses(text: string): readonly Prose[] {
  const found: Prose[] = [];
  let from = 0;
  for (const match of text.matchAll(CLAUSE_ID)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push({ kind: 'clause', id: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}
