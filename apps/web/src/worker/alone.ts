/** One after the other, by name: over all tabs where the browser has locks, in this one where the page came by plain http. */
const lines = new Map<string, Promise<unknown>>();

export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, work) as Promise<T>;
  const before = lines.get(name) ?? Promise.resolve();
  const done = before.then(work, work);
  lines.set(name, done);
  return done;
}
