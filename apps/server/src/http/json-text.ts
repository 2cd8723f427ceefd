/** JSON of strangers, looked at before anything walks through it: deep nesting costs time, and in the end the stack. */

/** Deeper than anything that is sent here. */
const DEEPEST = 32;

const NUL = '\\u0000';
const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/** What is wrong with a JSON text, whatever it means; PostgreSQL takes no NUL in a text. */
export function faultOf(text: string): 'deep' | 'nul' | undefined {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inText) {
      if (code === BACKSLASH) {
        if (text.startsWith(NUL, i)) return 'nul';
        i++;
      } else if (code === QUOTE) inText = false;
    } else if (code === QUOTE) inText = true;
    else if (OPENING.has(code) && ++depth > DEEPEST) return 'deep';
    else if (CLOSING.has(code)) depth--;
  }
  return undefined;
}

/** The fault as a sentence. */
export const faultSentence = (what: string, fault: 'deep' | 'nul'): string =>
  fault === 'deep' ? `${what} may be nested ${DEEPEST} deep at most` : `${what} may hold no NUL character`;
