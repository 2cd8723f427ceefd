/** Whether the table is laid for a phone: there a long table stands upright, and a network in the place of its floor. */
import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 767px)';

function listen(tell: () => void): () => void {
  const query = globalThis.matchMedia?.(PHONE);
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(PHONE).matches ?? false,
    () => false,
  );
