/** Plain connections of one network, whatever they are for: more are hung up at once. */
import type { Server, Socket } from 'node:net';
import { networkOf } from './network.ts';

export function limitLines(server: Pick<Server, 'on'>, most: number): void {
  const lines = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const open = lines.get(network) ?? 0;
    if (open >= most) {
      socket.destroy();
      return;
    }
    lines.set(network, open + 1);
    socket.on('close', () => {
      const left = (lines.get(network) ?? 1) - 1;
      if (left === 0) lines.delete(network);
      else lines.set(network, left);
    });
  });
}
