/** A table: opens the link, loads the game's own parts, and lays out who, what, why and what happened. */
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { useStore } from 'zustand';
import { useSpeaker, useWords } from '../i18n/use-words.ts';
import { ownerNow } from '../link/account-name.ts';
import { forgetSecret, takeSecret } from '../link/address.ts';
import { isLocal } from '../link/link.ts';
import { mySeats, rememberTable } from '../link/tables.ts';
import { rememberLastTable } from '../rulebook/last-table.ts';
import { Loading } from '../ui/loading.tsx';
import { browserWorld } from './browser-world.ts';
import { Curtain } from './curtain.tsx';
import type { GameUi } from './game-ui.ts';
import { type Play, PlayContext } from './play-context.ts';
import { ProblemPage } from './problem-page.tsx';
import { secretToOpen } from './secret-to-open.ts';
import { openTable, type TableApi } from './table-store.ts';
import { TableView } from './table-view.tsx';
import { loadUi } from './uis.ts';
import { WaitingPage } from './waiting-page.tsx';
import { YourTurn } from './your-turn.tsx';

export function TablePage() {
  const { id = '' } = useParams<{ id: string }>();
  return <TableAt key={id} id={id} />;
}

function TableAt({ id }: { readonly id: string }) {
  const own = useMemo(() => mySeats(id), [id]);
  const [secret, setSecret] = useState<string | undefined>(() => secretToOpen(id, own));
  useEffect(() => {
    // A link to another seat, put into the address of the open page.
    const look = (): void => {
      takeSecret();
      setSecret(secretToOpen(id, own));
    };
    if (location.hash.length > 1) look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [id, own]);
  const [table, setTable] = useState<TableApi | undefined>();
  useEffect(() => {
    const opened = openTable(id, secret, browserWorld);
    setTable(opened);
    return () => {
      setTable(undefined);
      opened.close();
    };
  }, [id, secret]);
  const sit = useCallback((seat: string) => setSecret(own.find(([name]) => name === seat)?.[1]), [own]);
  if (table === undefined) return <Loading />;
  return <OpenTable table={table} own={own} secret={secret} sit={sit} />;
}

interface OpenTableProps {
  readonly table: TableApi;
  readonly own: readonly (readonly [seat: string, secret: string])[];
  readonly secret: string | undefined;
  readonly sit: (seat: string) => void;
}

function OpenTable({ table, own, secret, sit }: OpenTableProps) {
  const say = useWords();
  const { id } = table.getState();
  const [owner] = useState(ownerNow);
  const info = useStore(table, (state) => state.info);
  const viewer = useStore(table, (state) => state.viewer);
  const isGathering = useStore(table, (state) => state.gathering !== undefined);
  const problem = useStore(table, (state) => (state.info === undefined ? state.problem : undefined));
  useEffect(() => {
    if (problem?.code === 'wrong-secret') forgetSecret(id);
  }, [id, problem]);
  const speaker = useSpeaker(info?.game);
  const ui = useUi(info?.game, table);
  const game = info?.game;
  const isSeat = info?.seats.some(({ seat }) => seat === viewer) === true;
  useEffect(() => {
    if (game === undefined || viewer === undefined) return;
    rememberLastTable(id);
    rememberTable({ id, game, secrets: isSeat && secret !== undefined ? { [viewer]: secret } : {} }, owner);
  }, [id, game, viewer, isSeat, secret, owner]);
  const play = useMemo((): Play | undefined => {
    if (ui === undefined || speaker === undefined || viewer === undefined) return undefined;
    const seats = own.length > 0 ? own.map(([seat]) => seat) : isSeat ? [viewer] : [];
    return { table, ui, speaker, say, seats };
  }, [table, ui, speaker, say, own, isSeat, viewer]);
  const isLaid = useLater(play !== undefined);
  if (problem !== undefined) return <ProblemPage problem={problem} />;
  if (isGathering) return <WaitingPage table={table} own={own} />;
  if (play === undefined || !isLaid) return <Loading />;
  return (
    <PlayContext value={play}>
      <play.ui.Provider>
        <Curtain isLocal={isLocal(id)} sit={sit}>
          <TableView />
        </Curtain>
      </play.ui.Provider>
      <YourTurn />
    </PlayContext>
  );
}

/** The whole table is much to draw at once: it is drawn bit by bit, and the page answers meanwhile. */
function useLater(isReady: boolean): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (isReady) startTransition(() => setTime(true));
  }, [isReady]);
  return isTime;
}

function useUi(game: string | undefined, table: TableApi): GameUi | undefined {
  const [ui, setUi] = useState<GameUi | undefined>();
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    void loadUi(game).then((loaded) => {
      if (!wanted || loaded === undefined) return;
      table.attach(loaded);
      setUi(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [game, table]);
  return ui;
}
