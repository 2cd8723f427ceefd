/** A game's rules in the page itself, for pages that read positions: loaded when one is opened. */
import type { Game } from '@tablerunner/engine';
import { useEffect, useState } from 'react';

const loadGame = (id: string): Promise<Game | undefined> =>
  import('@tablerunner/catalogue').then(({ findGame }) => findGame(id));

/** `undefined` while it is on its way, `none` when there is no such game. */
export function useGame(id: string | undefined): Game | 'none' | undefined {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly game: Game | 'none' }>();
  useEffect(() => {
    if (id === undefined) return;
    let wanted = true;
    void loadGame(id).then(
      (game) => wanted && setLoaded({ id, game: game ?? 'none' }),
      () => wanted && setLoaded({ id, game: 'none' }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return loaded?.id === id ? loaded?.game : undefined;
}
