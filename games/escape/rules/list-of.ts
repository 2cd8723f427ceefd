/**
 * A list made from another one. As `map`, but what comes out is packed however the code is compiled: the built-in one leaves
 * room for holes as soon as it is optimised, and whatever reads such a list of another make is then compiled anew.
 */
export function listOf<T, U>(items: readonly T[], make: (item: T, index: number) => U): U[] {
  const list: U[] = [];
  for (let index = 0; index < items.length; index++) list.push(make(items[index] as T, index));
  return list;
}
