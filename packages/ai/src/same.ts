/** Whether two choices say the same: the quick way, where writing both as JSON would take most of a search. */

export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && sameList(a, b);
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  let left = 0;
  for (const key in one) {
    if (!sameJson(one[key], other[key])) return false;
    if (one[key] !== undefined) left++;
  }
  for (const key in other) if (other[key] !== undefined) left--;
  return left === 0;
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}
