/** Reads what a client sends: JSON of a known form, nested no deeper than anybody needs. */
import { type ClientMessage, clientMessageSchema, Trouble } from '@tablerunner/table';
import { z } from 'zod';
import { faultOf, faultSentence } from './json-text.ts';

type ReadMessage = { readonly message: ClientMessage } | { readonly trouble: Trouble; readonly id?: string };

const LONGEST_ID = 64;

export function readMessage(text: string): ReadMessage {
  const fault = faultOf(text);
  if (fault !== undefined) return { trouble: unreadable(faultSentence('a message', fault)) };
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

function idOf(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('id' in json)) return undefined;
  return typeof json.id === 'string' && json.id.length <= LONGEST_ID ? json.id : undefined;
}
