/** A link to a table in the browser's own host worker. It is never lost. */
import { PROTOCOL } from '@tablerunner/table';
import { hostWorker } from './host-worker.ts';
import type { Link, LinkListener } from './link-types.ts';

let links = 0;

export function openLocalLink(table: string, secret: string | undefined, on: LinkListener): Link {
  const host = hostWorker();
  links += 1;
  const link = links;
  let isOpen = true;
  host.listen((told) => {
    if (told.kind !== 'told' || told.link !== link || told.message === undefined || !isOpen) return;
    if (told.message.type === 'table') on.state('open');
    on.message(told.message);
  });
  on.state('opening');
  const join = { type: 'join', protocol: PROTOCOL, table, ...(secret === undefined ? {} : { secret }) } as const;
  host.post({ kind: 'say', link, message: join });
  return {
    send: (message) => host.post({ kind: 'say', link, message }),
    close() {
      isOpen = false;
      host.post({ kind: 'shut', link });
    },
  };
}
