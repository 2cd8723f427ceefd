/** My matches, those that wait for me first. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useWords } from '../i18n/use-words.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { exportTable, invitesOf, type MyTable, myLinkTo, mySeats, rematch, removeTable } from '../link/tables.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toasts.tsx';
import { copyText, offerFile } from './hand-over.ts';
import { type Invitation, InviteDialog } from './invite-dialog.tsx';
import { type MatchActions, MatchRow } from './match-row.tsx';
import styles from './my-matches.module.css';
import { offerOf } from './offers.ts';
import { useMyTables, waitsForMe } from './use-my-tables.ts';

/** So many are shown at once; the rest on request. */
const FIRST = 6;

export function MyMatches() {
  const say = useWords();
  const [, go] = useLocation();
  const { tables, refresh } = useMyTables();
  const [all, setAll] = useState(false);
  const [removing, setRemoving] = useState<MyTable>();
  const [inviting, setInviting] = useState<Invitation>();
  const problem = (error: unknown): void => toast(sayTrouble(error, say), 'bad');
  const invite = ({ id, game }: MyTable, friends: Invitation['friends'], isMine = false): void => {
    const offer = offerOf(game);
    if (offer !== undefined) setInviting({ offer, table: id, friends, isMine });
  };
  const actions: MatchActions = {
    onExport: (table) =>
      void exportTable(table.id).then((save) => offerFile(`${table.game}-${table.id}.json`, save), problem),
    onRematch: (table) => void rematch(table.id).then((id) => go(`/t/${id}`), problem),
    onCopyLink: (table) => {
      const link = myLinkTo(table.id);
      if (link === undefined) invite(table, Object.fromEntries(mySeats(table.id)), true);
      else void copyText(link).then(() => toast(say('lobby.link-copied')), problem);
    },
    onInvite: (table) => invite(table, invitesOf(table.id)),
    onRemove: setRemoving,
  };
  const remove = (): void => {
    if (removing !== undefined) void removeTable(removing.id).then(refresh, problem);
    setRemoving(undefined);
  };
  const waiting = tables?.filter(waitsForMe).length ?? 0;
  const sorted = [...(tables ?? [])].sort((a, b) => rank(a) - rank(b));
  const shown = all ? sorted : sorted.slice(0, FIRST);
  return (
    <section className={styles.matches} aria-labelledby="my-matches">
      <header className={styles.header}>
        <h2 id="my-matches">{say('lobby.my-matches')}</h2>
        {waiting === 0 ? undefined : <span className={styles.waiting}>{say('lobby.waiting', { waiting })}</span>}
      </header>
      {tables?.length === 0 ? <p className={styles.none}>{say('lobby.no-matches')}</p> : undefined}
      <ul className={classes('plain-list', styles.list)} aria-busy={tables === undefined}>
        {shown.map((table) => (
          <MatchRow key={table.id} table={table} actions={actions} />
        ))}
      </ul>
      {sorted.length > FIRST && !all ? (
        <Button kind="quiet" onClick={() => setAll(true)}>
          {say('lobby.all-matches', { count: sorted.length })}
        </Button>
      ) : undefined}
      <Dialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={say('lobby.remove-title')}
        hint={say('lobby.remove-hint')}
        actions={
          <>
            <Button onClick={() => setRemoving(undefined)}>{say('lobby.keep-match')}</Button>
            <Button kind="primary" onClick={remove}>
              {say('lobby.match-remove')}
            </Button>
          </>
        }
      />
      <InviteDialog invitation={inviting} onGo={(id) => go(`/t/${id}`)} onClose={() => setInviting(undefined)} />
    </section>
  );
}

const rank = (table: MyTable): number => (table.over ? 2 : waitsForMe(table) ? 0 : 1);
