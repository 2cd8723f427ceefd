/** What a link to a table is, wherever the table is hosted. */
import type { ClientMessage, HostMessage } from '@tablerunner/table';

export interface Link {
  send(message: ClientMessage): void;
  close(): void;
}

export type LinkState = 'opening' | 'open' | 'lost';

export interface LinkListener {
  message(message: HostMessage): void;
  state(state: LinkState): void;
}
