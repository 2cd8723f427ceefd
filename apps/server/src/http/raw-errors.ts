/** What goes wrong before there is a request: it is told in the same form as all else. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { Trouble } from '@tablerunner/table';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';

const TOLD: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'the request took too long to come in'],
  HPE_HEADER_OVERFLOW: [431, 'the headers are too long'],
};
const NO_HTTP = [400, 'it cannot be read as HTTP'] as const;

const textOf = (problem: string): string =>
  JSON.stringify(new Trouble('bad-request', problem, { problem, where: '' }).told());

function answer(socket: Duplex, status: number, problem: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = textOf(problem);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

export const rawErrors = {
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    const [status, problem] = TOLD[error.code] ?? NO_HTTP;
    answer(socket, status, problem);
  },
  frameworkErrors(error, _request, reply: FastifyReply) {
    void reply
      .status(error.statusCode ?? 400)
      .type('application/json; charset=utf-8')
      .send(textOf(error.message));
  },
} satisfies FastifyServerOptions;

/** A WebSocket whose handshake is none. */
export function tellBadHandshakes({ websocketServer }: FastifyInstance): void {
  websocketServer.on('wsClientError', (error, socket) => answer(socket, 400, error.message));
}
