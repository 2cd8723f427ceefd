/** Lines from a person at a terminal, or from a script in a pipe. */
import { createInterface } from 'node:readline';
import { harmless, rawOf } from '../harmless.ts';
import type { World } from '../world.ts';

export interface Input {
  /** The next line, or `undefined` when there will be none: the end of the input, or Ctrl-C. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

export const openInput = (world: World): Input =>
  world.stdin.isTTY === true && world.stdout.isTTY === true ? fromTerminal(world) : fromPipe(world);

/** Only while a question is open is the keyboard ours: Ctrl-C ends the program while a machine player thinks. */
function fromTerminal({ stdin, stdout }: World): Input {
  let history: string[] = [];
  const early: string[] = []; // pasted or typed ahead

  const read = (prompt: string): Promise<string | undefined> =>
    new Promise((resolve) => {
      const lines = createInterface({
        input: stdin,
        output: rawOf(stdout),
        terminal: true,
        history,
        prompt: harmless(prompt, true),
      });
      let answer: string | undefined;
      lines.on('history', (kept: string[]) => {
        history = kept;
      });
      lines.on('line', (line) => {
        if (answer !== undefined) early.push(line);
        answer ??= line;
        setImmediate(() => lines.close()); // what came in the same breath is still read
      });
      lines.on('SIGINT', () => lines.close());
      lines.on('close', () => {
        if (answer === undefined) stdout.write('\n');
        resolve(answer);
      });
      lines.prompt();
    });

  return {
    async ask(prompt) {
      const line = early.shift();
      if (line === undefined) return await read(prompt);
      stdout.write(`${prompt}${line}\n`);
      return line;
    },
    close() {},
  };
}

/** Lines are kept until they are asked for, and shown after their question, so that the output reads like a session. */
function fromPipe({ stdin, stdout }: World): Input {
  const lines = createInterface({ input: stdin, terminal: false });
  const each = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      stdout.write(prompt);
      const next = await each.next();
      stdout.write(next.done === true ? '\n' : `${next.value}\n`);
      return next.done === true ? undefined : next.value;
    },
    close: () => lines.close(),
  };
}
