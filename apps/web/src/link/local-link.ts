/** A link to a table in the browser's own host worker. It is lost with the worker only. */
import { PROTOCOL } from '@tablerunner/table';
import { hostWorker } from './host-worker.ts';
import type { Link, LinkListener } from './link-types.ts';

let links = 0;

export function openLocalLink(table: string, secret: string | undefined, on: LinkListener, host = hostWorker()): Link {
  links += 1;
  const link = links;
  const stop = host.listen(link, (message) => {
    if (message.type === 'table') on.state('open');
    on.message(message);
  });
  on.state('opening');
  const join = { type: 'join', protocol: PROTOCOL, table, ...(secret === undefined ? {} : { secret }) } as const;
  host.post({ kind: 'say', link, message: join });
  return {
    send: (message) => host.post({ kind: 'say', link, message }),
    close() {
      stop();
      host.post({ kind: 'shut', link });
    },
  };
}
