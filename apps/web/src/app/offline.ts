/** Lets the service worker keep the client, so that it starts without network. Not while it is being worked on. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Where the browser forbids it the client still works, with network.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}

/** A page of an older build asks for parts that are gone: loading it anew brings the new ones. Once, not for ever. */
export function renewWhenGone(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RENEWED) ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem(RENEWED, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}

const RENEWED = 'tablerunner.renewed';
