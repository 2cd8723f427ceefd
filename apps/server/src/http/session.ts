/** Who is signed in: a random token in a cookie that no script can read. The database keeps its hash. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Accounts } from '../database/accounts.ts';
import { hashSecret, newSecret } from '../secrets.ts';

const COOKIE = 'tablerunner_session';
const DAY = 86_400_000;
const LIFETIME_DAYS = 90;

export class Sessions {
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
    const token = request.cookies[COOKIE];
    if (token !== undefined) await this.accounts.closeSession(hashSecret(token));
    reply.clearCookie(COOKIE, { path: '/' });
  }

  async accountOf(request: FastifyRequest): Promise<Account | undefined> {
    const token = request.cookies[COOKIE];
    return token === undefined ? undefined : await this.accounts.signedIn(hashSecret(token), Date.now());
  }
}
