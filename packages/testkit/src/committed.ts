/** Files that tests compare with and that are committed: written anew only when somebody asks for it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Set to 1 to write the committed files anew; then look at what changed before committing them. */
export const RENEW = 'TABLERUNNER_RENEW';

export const pathOf = (file: string | URL): string => (typeof file === 'string' ? file : fileURLToPath(file));

/** The text of a committed file. Where it is asked for, the file is written first. */
export function committed(file: string | URL, make: () => string): string {
  const path = pathOf(file);
  const renew = process.env[RENEW] === '1';
  if (renew) {
    const text = make();
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  if (existsSync(path)) return readFileSync(path, 'utf8');
  throw new Error(`${relative(process.cwd(), path)} is missing; ${RENEW}=1 writes it, then commit it`);
}
