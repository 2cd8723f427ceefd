/** Tells screen readers what happens: politely, or at once where a decision is asked. */
import { useSyncExternalStore } from 'react';

type Urgency = 'polite' | 'assertive';

const listeners = new Set<() => void>();
let said: Readonly<Record<Urgency, readonly { readonly id: number; readonly text: string }[]>> = {
  polite: [],
  assertive: [],
};
let last = 0;

/** So many sentences stay: readers that are slow still get to them. */
const MOST = 6;

export function announce(text: string, urgency: Urgency = 'polite'): void {
  if (text === '') return;
  last += 1;
  said = { ...said, [urgency]: [...said[urgency], { id: last, text }].slice(-MOST) };
  for (const listener of listeners) listener();
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stands once on the page. */
export function LiveRegion() {
  const all = useSyncExternalStore(listen, () => said);
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite" aria-relevant="additions">
        {all.polite.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <div className="visually-hidden" role="alert" aria-live="assertive" aria-relevant="additions">
        {all.assertive.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
    </>
  );
}
