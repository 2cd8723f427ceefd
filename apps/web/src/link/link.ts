/** The way to a table, wherever it is hosted: on a server, or in the browser's own worker. */
import type { ClientMessage, HostMessage } from '@tablerunner/table';
import { openLocalLink } from './local-link.ts';
import { openServerLink } from './server-link.ts';

export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export type LinkState = 'opening' | 'open' | 'lost';

export interface LinkListener {
  message(message: HostMessage): void;
  state(state: LinkState): void;
}

export const isLocal = (table: string): boolean => table.startsWith('local-');

/**
 * Joins a table, and joins it anew whenever the connection was lost; what was sent in between and not answered is sent
 * again. For a server's table `secret` opens a seat, for a local one it is the seat's name; without it one watches.
 */
export const openLink = (table: string, secret: string | undefined, on: LinkListener): Link =>
  isLocal(table) ? openLocalLink(table, secret, on) : openServerLink(table, secret, on);
