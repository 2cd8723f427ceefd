/** The colours of the page as three.js wants them: read from the CSS tokens, so that both views have the same ones. */
import { Color } from 'three';
import type { Palette } from './build.ts';
import { TONES, type Tone } from './parts.ts';

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const read = (tone: Tone): Color => {
    const text = style.getPropertyValue(`--${tone}`).trim();
    // Where a token has no colour, nothing is drawn black on black.
    return new Color(text === '' ? '#888888' : text);
  };
  return Object.fromEntries(TONES.map((tone) => [tone, read(tone)])) as Record<Tone, Color>;
}
