/** The pages that the frame links to. */
import type { MessageKey } from '../i18n/words.ts';

export const PAGES: readonly { readonly to: string; readonly key: MessageKey }[] = [
  { to: '/', key: 'nav.play' },
  { to: '/lessons', key: 'nav.lessons' },
  { to: '/rules/escape', key: 'nav.rules' },
  { to: '/replays', key: 'nav.replays' },
  { to: '/teams', key: 'nav.teams' },
  { to: '/workshop', key: 'nav.workshop' },
];

/** Whether the address belongs to a page or to something below it. */
export function isAt(path: string, to: string): boolean {
  if (to === '/') return path === '/';
  const top = `/${to.split('/')[1]}`;
  return path === top || path.startsWith(`${top}/`);
}
