/** `messages/en.json?first` and `?rest`: the parts of the interface's sentences. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PARTS, partOf } from './src/i18n/parts.ts';

export function splitMessages(): Plugin {
  return {
    name: 'tablerunner-messages',
    enforce: 'pre',
    load(id) {
      const [, file, wanted] = /^(.*\/i18n\/messages\/[a-z]{2}\.json)\?(\w+)$/.exec(id) ?? [];
      const part = PARTS.find((one) => one === wanted);
      if (file === undefined || part === undefined) return undefined;
      this.addWatchFile(file);
      const all = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
      const messages = Object.fromEntries(all.filter(([key]) => partOf(key) === part));
      return { code: `export default ${JSON.stringify(messages)};`, moduleType: 'js' };
    },
  };
}
