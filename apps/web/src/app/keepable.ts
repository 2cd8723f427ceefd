/** What the service worker may keep: a whole file of the type that its name promises. */

const TYPES: Readonly<Record<string, RegExp>> = {
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  js: /^(text|application)\/javascript\b/,
};

/** A front page under the address of a script, as servers give it out for what is gone, is no script. */
export function isKeepable(path: string, { status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  if (status !== 200) return false;
  const type = headers.get('content-type') ?? '';
  const wanted = TYPES[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ''];
  return wanted === undefined ? !/^text\/html\b/.test(type) : wanted.test(type);
}
