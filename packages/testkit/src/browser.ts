/** Replays saved matches in headless Chromium: the same log gives the same hash in Node and in a browser. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MatchSave } from '@tablerunner/engine';
import type { Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const ENTRY = 'virtual:replay';
const BROWSER = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface GameModule {
  /** The package, as in an import: `@tablerunner/sample`. */
  readonly from: string;
  /** The name under which it exports the game. */
  readonly name: string;
}

export interface BrowserHashes {
  /** Of the position that a plain replay of the log gives. */
  readonly replayed: string;
  /** Of the restored match, in which every command was judged again; or why it was not restored. */
  readonly restored: string;
}

/** Engine and game as one script that puts `replayMatches` into the page. */
async function bundle({ from, name }: GameModule): Promise<string> {
  const source = `
    import { hashJson, replaySave, restoreMatch } from '@tablerunner/engine';
    import { ${name} as game } from ${JSON.stringify(from)};
    globalThis.replayMatches = (saves) => saves.map((save) => {
      const match = restoreMatch(game, save);
      return {
        replayed: hashJson(replaySave(game, save)),
        restored: match.ok ? match.value.hash() : match.where + ': ' + match.problem,
      };
    });`;
  const { build } = await import('vite'); // heavy: only where a browser is wanted
  const entry: Plugin = {
    name: 'replay-entry',
    resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
    load: (id) => (id === ENTRY ? source : undefined),
  };
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    resolve: { conditions: ['source', 'browser', 'module', 'default'] },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${from} could not be bundled for a browser`);
  return chunk.code;
}

/** Hashes of the saved matches as a browser works them out, in the order of the saves. */
export async function replayInChromium(game: GameModule, saves: readonly MatchSave[]): Promise<BrowserHashes[]> {
  if (!existsSync(BROWSER)) {
    throw new Error(
      `There is no browser at ${BROWSER}. Install Chromium (on Debian: apt-get install chromium) or name it in CHROMIUM_PATH.`,
    );
  }
  const code = await bundle(game);
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath: BROWSER, args: QUIET });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: code });
    return await page.evaluate<BrowserHashes[], string>(
      (text) =>
        (globalThis as unknown as { replayMatches(all: unknown): BrowserHashes[] }).replayMatches(JSON.parse(text)),
      JSON.stringify(saves),
    );
  } finally {
    await browser.close();
  }
}
