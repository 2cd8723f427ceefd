/** A name as everybody may read it, by the rule of the tables; `undefined`: it holds what cannot be seen. */
import { nameSchema } from '@tablerunner/table';

/** `''` is no name, and nothing is wrong with that. */
export function readName(text: string): string | undefined {
  if (text.trim() === '') return '';
  const read = nameSchema.safeParse(text);
  return read.success ? read.data : undefined;
}
