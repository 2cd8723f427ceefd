/** Folders and files that only their owner can look into: seeds and hashes are nobody else's business. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
}

/** Before a database opens it: what it lays beside the file gets its rights from there. */
export function ownFile(path: string): string {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}
