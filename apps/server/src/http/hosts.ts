/**
 * By which names the server may be asked. A page of a stranger can have its own name lead to this machine (DNS rebinding), and
 * would then be taken for ours: its name gives it away.
 */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];
const ALL_ADDRESSES = new Set(['0.0.0.0', '::']);

const withoutBrackets = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');

export function hostJudge({ host, hosts, proxies }: Pick<Config, 'host' | 'hosts' | 'proxies'>) {
  const bound = withoutBrackets(host);
  const isOpen = ALL_ADDRESSES.has(bound);
  const machine = hostname().toLowerCase();
  const names = new Set([
    ...LOOPBACK,
    bound,
    ...hosts.map(withoutBrackets),
    ...(isOpen ? [machine, `${machine}.local`] : []),
  ]);
  return (name: string): boolean => {
    const asked = withoutBrackets(name);
    if (asked === '' || names.has(asked) || asked.endsWith('.localhost')) return true; // browsers always tell a name
    if (isOpen && isIP(asked) !== 0) return true;
    return proxies > 0 && hosts.length === 0; // whoever stands in front knows its own names
  };
}
