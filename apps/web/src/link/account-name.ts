/** Whose account this browser is signed in to: kept so that those without one never ask the server about it. */

const KEY = 'tablerunner.account';

/** `''`: nobody's, a guest's. */
export type Owner = string;

export function accountName(): string | undefined {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export const ownerNow = (): Owner => accountName() ?? '';

export function keepAccountName(name: string | undefined): void {
  try {
    if (name === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // Nothing is kept here: the next page asks anew.
  }
}

/** Another tab has signed in or out. Gives back how to stop listening. */
export function whenAccountChanges(work: () => void): () => void {
  const heard = ({ key }: StorageEvent): void => {
    if (key === KEY || key === null) work();
  };
  globalThis.addEventListener?.('storage', heard);
  return () => globalThis.removeEventListener?.('storage', heard);
}
