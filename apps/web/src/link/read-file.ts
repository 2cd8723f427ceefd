/** Reads a file that somebody picked: JSON of a size that files of ours can have. */
import { Trouble } from '@tablerunner/table';

/** Larger than any match of ours. */
const LARGEST = 4_000_000;

export async function readJsonFile(file: Pick<File, 'size' | 'text'>): Promise<unknown> {
  if (file.size > LARGEST) {
    const problem = `the file has ${file.size} bytes, and a match has ${LARGEST} at most`;
    throw new Trouble('file-too-large', problem, { megabytes: Math.floor(LARGEST / 1_000_000) });
  }
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Trouble('file-not-json', 'it is not JSON');
  }
}
