/** The server's settings: read from the environment, checked, each with a default. docs/server.md lists them. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';

const whole = (least: number, most: number) =>
  z.coerce
    .number({ error: 'it must be a number' })
    .int({ error: 'it must be a whole number' })
    .min(least, { error: `it must be at least ${least}` })
    .max(most, { error: `it must be at most ${most}` });

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const METRICS = ['local', 'everyone', 'nobody'] as const;

const origin = z.url({ protocol: /^https?$/, error: 'an origin looks like https://table.example.org' });

/** Separated by commas. */
const list = () =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])));

const settings = z.object({
  TABLERUNNER_HOST: z.string().min(1).default('localhost'),
  TABLERUNNER_PORT: whole(0, 65_535).default(7777),
  TABLERUNNER_DATA: z.string().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'it must look like postgres://user@host/database' })
    .optional(),
  TABLERUNNER_WEB: z.string().optional(),
  TABLERUNNER_ORIGINS: list().pipe(z.array(origin.transform((url) => new URL(url).origin))),
  TABLERUNNER_HOSTS: list().pipe(
    z.array(z.string().regex(/^[\w.:[\]-]{1,253}$/, { error: 'a name looks like table.example.org' })),
  ),
  TABLERUNNER_PROXIES: whole(0, 10).default(0),
  TABLERUNNER_LOG: z.enum(LEVELS, { error: `it must be one of ${LEVELS.join(', ')}` }).default('info'),
  TABLERUNNER_METRICS: z.enum(METRICS, { error: `it must be one of ${METRICS.join(', ')}` }).default('local'),
  TABLERUNNER_THREADS: whole(1, 64).default(Math.max(2, availableParallelism() - 1)),
  TABLERUNNER_OPEN_TABLES: whole(1, 1_000_000).default(1000),
  TABLERUNNER_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000).default(100),
  TABLERUNNER_MESSAGES_PER_SECOND: whole(1, 1_000_000).default(30),
  TABLERUNNER_REQUEST_SECONDS: whole(1, 3600).default(30),
  TABLERUNNER_REQUESTS_PER_MINUTE: whole(1, 10_000_000).default(600),
  TABLERUNNER_TABLES_PER_HOUR: whole(1, 10_000_000).default(120),
  TABLERUNNER_TEST_SEED: z.string().min(1).optional(),
  TABLERUNNER_SIGN_INS_PER_MINUTE: whole(1, 10_000_000).default(20),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(settings.shape);

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The folder of the embedded database. */
  readonly data: string;
  /** A PostgreSQL database instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** The folder of the built web client. */
  readonly web?: string | undefined;
  /** Other origins than the server's own from which browsers may come. */
  readonly origins: readonly string[];
  /** Names by which it may be asked, beside those that are certain. */
  readonly hosts: readonly string[];
  /** So many proxies stand in front. Each adds to the forwarding headers: only what they added is true. */
  readonly proxies: number;
  readonly log: (typeof LEVELS)[number];
  readonly metrics: (typeof METRICS)[number];
  /** Threads for machine players. */
  readonly threads: number;
  /** So many tables stay in memory. */
  readonly openTables: number;
  readonly connectionsPerAddress: number;
  readonly messagesPerSecond: number;
  /** A request has to come in within so many. */
  readonly requestSeconds: number;
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** For tests: the dice of all tables come from it, and are no secret. */
  readonly testSeed?: string | undefined;
  /** Tries to sign in, from one address. */
  readonly triesPerMinute: number;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: string };

/** Reads the settings, or says in a sentence for each what is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): ReadConfig {
  const read = settings.safeParse(environment);
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => {
      const name = String(path[0] ?? '');
      return `${name} is "${environment[name] ?? ''}": ${message}`;
    });
    return { ok: false, problem: problems.join('\n') };
  }
  const given = read.data;
  return {
    ok: true,
    config: {
      host: given.TABLERUNNER_HOST,
      port: given.TABLERUNNER_PORT,
      data: given.TABLERUNNER_DATA,
      databaseUrl: given.DATABASE_URL,
      web: given.TABLERUNNER_WEB,
      origins: given.TABLERUNNER_ORIGINS,
      hosts: given.TABLERUNNER_HOSTS,
      proxies: given.TABLERUNNER_PROXIES,
      log: given.TABLERUNNER_LOG,
      metrics: given.TABLERUNNER_METRICS,
      threads: given.TABLERUNNER_THREADS,
      openTables: given.TABLERUNNER_OPEN_TABLES,
      connectionsPerAddress: given.TABLERUNNER_CONNECTIONS_PER_ADDRESS,
      messagesPerSecond: given.TABLERUNNER_MESSAGES_PER_SECOND,
      requestSeconds: given.TABLERUNNER_REQUEST_SECONDS,
      requestsPerMinute: given.TABLERUNNER_REQUESTS_PER_MINUTE,
      tablesPerHour: given.TABLERUNNER_TABLES_PER_HOUR,
      testSeed: given.TABLERUNNER_TEST_SEED,
      triesPerMinute: given.TABLERUNNER_SIGN_INS_PER_MINUTE,
    },
  };
}
