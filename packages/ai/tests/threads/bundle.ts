/** Puts a TypeScript entry and all that it imports into one text of JavaScript, for a thread that knows no TypeScript. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/** `entry` lies in this folder. */
export async function bundle(entry: string, where: 'node' | 'browser'): Promise<string> {
  const path = fileURLToPath(new URL(entry, import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source'] },
    ssr: { noExternal: true, resolve: { conditions: ['source'] } },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      ...(where === 'node' ? { ssr: path } : { lib: { entry: path, formats: ['es'] } }),
    },
  });
  const { output } = made as Rolldown.RolldownOutput;
  const [chunk] = Array.isArray(made) ? (made[0]?.output ?? []) : output;
  if (chunk === undefined) throw new Error(`${entry} gave no bundle`);
  return chunk.code;
}

/** A text of JavaScript as an address, so that no file has to be written. */
export const addressOf = (code: string): URL => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
