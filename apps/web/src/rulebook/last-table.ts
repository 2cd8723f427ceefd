/** The table that somebody came from when they looked something up, so that there is a way back. */

const KEY = 'tablerunner.last-table';

/** Called by a table when it is opened. Secrets are not kept here: the browser knows its own seats. */
export function rememberLastTable(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage there is no way back but the browser's own.
  }
}

/** The address of the table. */
export function lastTable(): string | undefined {
  try {
    const id = sessionStorage.getItem(KEY);
    return id !== null && /^(local-)?[a-z0-9]{12}$/.test(id) ? `/t/${id}` : undefined;
  } catch {
    return undefined;
  }
}
