/** Reads what a client sends: JSON of a known form, nested no deeper than anybody needs. */
import { type ClientMessage, clientMessageSchema, Trouble } from '@tablerunner/table';
import { z } from 'zod';

type ReadMessage = { readonly message: ClientMessage } | { readonly trouble: Trouble; readonly id?: string };

const DEEPEST = 32;
const LONGEST_ID = 64;

export function readMessage(text: string): ReadMessage {
  if (isDeep(text)) return { trouble: unreadable(`a message may be nested ${DEEPEST} deep at most`) };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { trouble: unreadable('a message must be JSON') };
  }
  const read = clientMessageSchema.safeParse(json);
  if (read.success) return { message: read.data };
  const trouble = unreadable(z.prettifyError(read.error));
  const id = idOf(json);
  return id === undefined ? { trouble } : { trouble, id };
}

const unreadable = (problem: string): Trouble => new Trouble('message-unreadable', problem, { problem });

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** Looked at before anything walks through it: deep nesting costs time, and in the end the stack. */
function isDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inText) {
      if (code === BACKSLASH) i++;
      else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (OPENING.has(code) && ++depth > DEEPEST) return true;
    else if (CLOSING.has(code)) depth--;
  }
  return false;
}

function idOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return typeof json.id === 'string' && json.id.length <= LONGEST_ID ? json.id : undefined;
}
