/** The rulebook for components, in the language of the settings. */
import { useEffect, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { type Library, loadLibrary } from './library.ts';

/** `undefined` while it is on its way, `none` when the game has none. */
export function useLibrary(game: string | undefined): Library | 'none' | undefined {
  const locale = useSettings((settings) => settings.locale);
  const key = `${game}/${locale}`;
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly library: Library | 'none' }>();
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    void loadLibrary(game, locale).then(
      (library) => wanted && setLoaded({ key, library: library ?? 'none' }),
      () => wanted && setLoaded({ key, library: 'none' }),
    );
    return () => {
      wanted = false;
    };
  }, [game, locale, key]);
  // The old language stays on the page until the new one is there.
  return loaded?.key.startsWith(`${game}/`) === true ? loaded.library : undefined;
}
