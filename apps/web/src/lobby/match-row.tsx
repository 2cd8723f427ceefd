/** One of my matches: what it is, whose turn it is, and what else can be done with it. */
import { Ellipsis, MonitorSmartphone, Wifi, WifiOff } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { isLocal } from '../link/link.ts';
import { invitesOf, type MyTable } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import styles from './match-row.module.css';
import { factsOf, stateOf } from './match-words.ts';
import { offerOf } from './offers.ts';
import { waitsForMe } from './use-my-tables.ts';

export interface MatchActions {
  readonly onExport: (table: MyTable) => void;
  readonly onRematch: (table: MyTable) => void;
  readonly onCopyLink: (table: MyTable) => void;
  readonly onInvite: (table: MyTable) => void;
  readonly onRemove: (table: MyTable) => void;
}

export function MatchRow({ table, actions }: { readonly table: MyTable; readonly actions: MatchActions }) {
  const say = useWords();
  const offer = offerOf(table.game);
  const title = offer?.titleOf(table.options, say.locale) ?? table.game;
  const Sign = isLocal(table.id) ? MonitorSmartphone : table.reachable ? Wifi : WifiOff;
  const mine = waitsForMe(table);
  return (
    <li className={styles.row} data-game={table.game}>
      <span className={styles.sign} title={say(isLocal(table.id) ? 'lobby.kept-here' : 'lobby.kept-server')}>
        <Sign size={22} aria-hidden="true" />
      </span>
      <Link href={table.over ? `/t/${table.id}/replay` : `/t/${table.id}`} className={styles.link}>
        <b className={styles.title}>{title}</b>
        <span className={styles.facts}>{factsOf(table, say)}</span>
        <span className={mine ? styles.mine : styles.state}>{stateOf(table, say)}</span>
      </Link>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button kind="quiet" iconOnly icon={<Ellipsis size={20} aria-hidden="true" />}>
            {say('lobby.more-about', { match: title })}
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className={styles.menu} align="end" sideOffset={4}>
            {WHAT.filter((what) => isOffered(what, table)).map((what) => (
              <DropdownMenu.Item key={what} className={styles.item} onSelect={() => DO[what](actions, table)}>
                {say(`lobby.match-${what}`)}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </li>
  );
}

const WHAT = ['copy-link', 'invite', 'export', 'rematch', 'remove'] as const;

/** A link to a table in this browser leads nowhere else, and a server keeps a match's file to itself until its end. */
function isOffered(what: (typeof WHAT)[number], { id, over }: MyTable): boolean {
  if (what === 'copy-link') return !isLocal(id);
  if (what === 'invite') return Object.keys(invitesOf(id)).length > 0 && !over;
  return what !== 'export' || isLocal(id) || over;
}

const DO = {
  invite: ({ onInvite }: MatchActions, table: MyTable) => onInvite(table),
  'copy-link': ({ onCopyLink }: MatchActions, table: MyTable) => onCopyLink(table),
  export: ({ onExport }: MatchActions, table: MyTable) => onExport(table),
  rematch: ({ onRematch }: MatchActions, table: MyTable) => onRematch(table),
  remove: ({ onRemove }: MatchActions, table: MyTable) => onRemove(table),
} as const;
