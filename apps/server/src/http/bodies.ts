/** Reads the bodies of requests: JSON within bounds, and a match file behind its set-up as bytes that are only cut. */
import { Trouble } from '@tablerunner/table';
import type { FastifyInstance } from 'fastify';
import { faultOf, faultSentence } from './json-text.ts';
import { Problem } from './problem.ts';

/** A set-up with a scenario of one's own has some ten. */
export const MOST_SETUP_KILOBYTES = 64;
/** A match file of a long match has some hundred kilobytes. */
export const LARGEST_FILE = 4 * 1024 * 1024;
export const FILE_TYPE = 'application/octet-stream';

const MOST_SETUP = MOST_SETUP_KILOBYTES * 1024;
const NEWLINE = 10;
const NO_LINE = 'the first line must be {"setup": …} as JSON, and the match file follows it';

const unreadable = (problem: string, where: string): Problem =>
  new Problem(400, new Trouble('bad-request', problem, { problem, where }), where || undefined);

export const nulInAddress = (): Problem => unreadable('an address may hold no NUL character', '');

const setupTooLarge = (): Problem =>
  new Problem(413, new Trouble('too-large', `a set-up may have ${MOST_SETUP_KILOBYTES} KB at most`), 'setup');

export function readBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const fault = faultOf(String(body));
    if (fault === undefined) void parse(request, String(body), done);
    else done(unreadable(faultSentence('a request', fault), ''));
  });
}

/** The set-up's line as JSON, and the file untouched. */
export function cutFile(body: Buffer): { readonly first: unknown; readonly file: Uint8Array } {
  const end = body.subarray(0, MOST_SETUP + 1).indexOf(NEWLINE);
  if (end < 0) throw body.length > MOST_SETUP ? setupTooLarge() : unreadable(NO_LINE, 'setup');
  const line = body.toString('utf8', 0, end);
  const fault = faultOf(line);
  if (fault !== undefined) throw unreadable(faultSentence('a request', fault), 'setup');
  try {
    // Bytes of their own, which a thread can be given without another copy.
    return { first: JSON.parse(line) as unknown, file: new Uint8Array(body.subarray(end + 1)) };
  } catch {
    throw unreadable(NO_LINE, 'setup');
  }
}
