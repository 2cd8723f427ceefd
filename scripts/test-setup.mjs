/** Before the first of the slow tests: builds the programs and the client that they start and open. Tests only read them. */
import { build, buildWeb } from './prepare.mjs';

/** @param {string} line */
const say = (line) => console.log(line);

export function setup() {
  build(say);
  buildWeb(say);
}
