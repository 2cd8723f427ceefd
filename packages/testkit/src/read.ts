/** What a door gave that has to be open in a test; a shut one fails the test with its sentence. */
import type { Read } from '@tablerunner/engine';

export function must<T>(read: Read<T>, what: string): T {
  if (read.ok) return read.value;
  throw new Error(`${what} cannot be read: ${read.where}: ${read.problem}`);
}
