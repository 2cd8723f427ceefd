/** A game icon by name, drawn inside another drawing. The icons come from game-icons.net (CC BY 3.0). */
import paths from './glyph-paths.json' with { type: 'json' };

export type GlyphName = keyof typeof paths;

interface GlyphProps {
  readonly name: GlyphName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Centred on x, y; takes the colour of the text around it. */
export function Glyph({ name, x, y, size }: GlyphProps) {
  return (
    <path
      d={paths[name]}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
}
