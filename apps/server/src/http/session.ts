/** Who is signed in: a random token in a cookie that no script can read. The database keeps its hash. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Accounts } from '../database/accounts.ts';
import { hashSecret, newSecret } from '../secrets.ts';

export const COOKIE = 'tablerunner_session';
const DAY = 86_400_000;
const LIFETIME_DAYS = 90;

/** The session that a request belongs to, by the hash of its token; whether it is still open is not asked. */
export function sessionOf({ cookies }: FastifyRequest): string | undefined {
  const token = cookies[COOKIE];
  return token === undefined ? undefined : hashSecret(token);
}

export class Sessions {
  /** Whoever sits somewhere by this session gets up. */
  onClosed: (session: string) => Promise<void> = () => Promise.resolve();
  private readonly accounts: Accounts;

  constructor(accounts: Accounts) {
    this.accounts = accounts;
  }

  async open(account: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = newSecret();
    const now = Date.now();
    await this.accounts.closeExpired(now);
    await this.accounts.openSession(account, hashSecret(token), now + LIFETIME_DAYS * DAY);
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: (LIFETIME_DAYS * DAY) / 1000,
    });
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const session = sessionOf(request);
    reply.clearCookie(COOKIE, { path: '/' });
    if (session === undefined) return;
    await this.accounts.closeSession(session);
    await this.onClosed(session);
  }

  async accountOf(request: FastifyRequest): Promise<Account | undefined> {
    const session = sessionOf(request);
    return session === undefined ? undefined : await this.accounts.signedIn(session, Date.now());
  }
}
