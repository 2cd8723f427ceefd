/** Files from outside and files for later: every problem names the file, and a save is never half written. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Problem } from './problem.ts';

/** Nothing that we write comes near this; a bigger file is something else. */
const MOST_BYTES = 256 * 1024 * 1024;

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read or written by you',
  EPERM: 'it may not be read or written by you',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written to',
  ENAMETOOLONG: 'its name is too long',
};

export function readText(file: string): string {
  try {
    const about = statSync(file);
    if (about.isDirectory()) throw new Problem(`${file}: it is a folder, not a file.`);
    if (about.size > MOST_BYTES) throw new Problem(`${file}: it is too big to be ours (${about.size} bytes).`);
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof Problem) throw error;
    if (error instanceof TypeError) throw new Problem(`${file}: it is not text in UTF-8.`);
    throw new Problem(`${file}: ${causeOf(error)}.`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  if (text.trim() === '') throw new Problem(`${file}: it is empty.`);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Problem(`${file}: it is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Writes beside the old file and then takes its place: a crash or a full disk leaves the old file whole. */
export function writeWhole(file: string, text: string): void {
  const target = resolve(file);
  const beside = `${target}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(beside, text, { flag: 'wx', flush: true });
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    const noFolder = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Problem(`${file}: it could not be written: ${noFolder ? 'there is no such folder' : causeOf(error)}.`);
  }
}

/** For files that nobody named: their folder may be new. */
export function makeFolderOf(file: string): void {
  try {
    mkdirSync(dirname(resolve(file)), { recursive: true });
  } catch (error) {
    throw new Problem(`${dirname(file)}: the folder could not be made: ${causeOf(error)}.`);
  }
}

function causeOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  return CAUSES[code] ?? (error instanceof Error ? error.message : String(error));
}
