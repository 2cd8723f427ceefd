/** What never changes during a match is frozen, and may then be shared by any number of states. */

/** Freezes plain JSON all through. What is frozen already was frozen here. */
export function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || !Object.isExtensible(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) freezeDeep(item);
}
