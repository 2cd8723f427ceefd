/** Plain JSON: what a state, a frame, a choice and an event are made of; copying it and writing it in one canonical way. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Copies plain JSON. Several times faster than `structuredClone`, because it knows that there is nothing else in it. */
export function cloneJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = new Array(value.length);
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i];
      copy[i] = typeof item === 'object' ? cloneJson(item) : item;
    }
    return copy as T;
  }
  const source = value as Record<string, unknown>;
  const copy: Record<string, unknown> = {};
  for (const key in source) {
    const item = source[key];
    copy[key] = typeof item === 'object' ? cloneJson(item) : item;
  }
  return copy as T;
}

/** Freezes plain JSON all through, and gives it back: what never changes may be shared by any number of states. What is frozen already was frozen here. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || !Object.isExtensible(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) freezeDeep(item);
  return value;
}

/** JSON text with sorted keys and without `undefined`: equal values give equal text, in Node and in every browser. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(value[i] ?? null);
    return `${text}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const source = value as Record<string, unknown>;
    let text = '{';
    for (const key of Object.keys(source).sort()) {
      const item = source[key];
      if (item === undefined) continue;
      text += `${(text.length === 1 ? '' : ',') + JSON.stringify(key)}:${canonicalJson(item)}`;
    }
    return `${text}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
