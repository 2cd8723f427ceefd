/** The way to a table, wherever it is hosted: on a server, or in the browser's own worker. */
import type { Link, LinkListener } from './link-types.ts';
import { openLocalLink } from './local-link.ts';
import { openServerLink } from './server-link.ts';

export type { Link, LinkListener, LinkState } from './link-types.ts';

export const isLocal = (table: string): boolean => table.startsWith('local-');

/**
 * Joins a table, and joins it anew whenever the connection was lost; what was sent in between and not answered is sent
 * again. For a server's table `secret` opens a seat, for a local one it is the seat's name; without it one watches.
 */
export const openLink = (table: string, secret: string | undefined, on: LinkListener): Link =>
  isLocal(table) ? openLocalLink(table, secret, on) : openServerLink(table, secret, on);
