/** Closes the doors: clients have a moment to say goodbye, then the line of whoever says nothing is cut. */
import type { FastifyInstance } from 'fastify';

const GOODBYE = 2000;

export async function closeDoors(app: FastifyInstance): Promise<void> {
  const cutOff = setTimeout(() => {
    for (const socket of app.websocketServer.clients) socket.terminate();
    app.server.closeAllConnections();
  }, GOODBYE);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
  }
}
