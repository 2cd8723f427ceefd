/** Which web pages may send requests: our own, and those of the origins that the settings name. */
import type { FastifyRequest } from 'fastify';

/**
 * A browser tells with every WebSocket, and with every request that changes something, which page sent it. Programs that
 * are no browsers tell nothing; they carry no cookies of an unsuspecting person either.
 */
export function isOwnOrigin({ headers, protocol, host }: FastifyRequest, others: readonly string[]): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  return origin === `${protocol}://${host}` || others.includes(origin);
}
