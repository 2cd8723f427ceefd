/** One of my matches: what it is, whose turn it is, and what else can be done with it. */
import { Ellipsis, MonitorSmartphone, Wifi, WifiOff } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { isLocal } from '../link/link.ts';
import type { MyTable } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import styles from './match-row.module.css';
import { opponentsOf, stateOf, timeAgo } from './match-words.ts';
import { offerOf } from './offers.ts';
import { waitsForMe } from './use-my-tables.ts';

export interface MatchActions {
  readonly onExport: (table: MyTable) => void;
  readonly onRematch: (table: MyTable) => void;
  readonly onCopyLink: (table: MyTable) => void;
  readonly onRemove: (table: MyTable) => void;
}

export function MatchRow({ table, actions }: { readonly table: MyTable; readonly actions: MatchActions }) {
  const say = useWords();
  const offer = offerOf(table.game);
  const title = offer?.titleOf(table.options, say.locale) ?? table.game;
  const Sign = isLocal(table.id) ? MonitorSmartphone : table.reachable ? Wifi : WifiOff;
  const mine = waitsForMe(table);
  const facts = [
    ...(offer === undefined || table.seats.length === 0 ? [] : [say(offer.modeOf(table.options))]),
    opponentsOf(table, say),
    timeAgo(table.updated, say.locale),
  ];
  return (
    <li className={styles.row} data-game={table.game}>
      <span className={styles.sign} title={say(isLocal(table.id) ? 'lobby.kept-here' : 'lobby.kept-server')}>
        <Sign size={22} aria-hidden="true" />
      </span>
      <Link href={table.over ? `/t/${table.id}/replay` : `/t/${table.id}`} className={styles.link}>
        <b className={styles.title}>{title}</b>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
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
            {(['copy-link', 'export', 'rematch', 'remove'] as const).map((what) =>
              (what === 'copy-link' && isLocal(table.id)) ||
              (what === 'export' && !isLocal(table.id) && !table.over) ? undefined : (
                <DropdownMenu.Item key={what} className={styles.item} onSelect={() => DO[what](actions, table)}>
                  {say(`lobby.match-${what}`)}
                </DropdownMenu.Item>
              ),
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </li>
  );
}

const DO = {
  'copy-link': ({ onCopyLink }: MatchActions, table: MyTable) => onCopyLink(table),
  export: ({ onExport }: MatchActions, table: MyTable) => onExport(table),
  rematch: ({ onRematch }: MatchActions, table: MyTable) => onRematch(table),
  remove: ({ onRemove }: MatchActions, table: MyTable) => onRemove(table),
} as const;
