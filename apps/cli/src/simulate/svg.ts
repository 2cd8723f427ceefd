/** The style and the small parts that the pictures of `simulate` have in common. SVG, light and dark. */

const STYLE = `
  svg { --paper: #ffffff; --ink: #1b1d22; --soft: #5b616e; --line: #d5d8df; --win: #1f6fd6; --draw: #a9b0bd; --loss: #d98324; }
  @media (prefers-color-scheme: dark) {
    svg { --paper: #14161b; --ink: #eceef2; --soft: #a3aab8; --line: #343944; --win: #6aa9ff; --draw: #6b7280; --loss: #f0a24b; }
  }
  .paper { fill: var(--paper); } .win { fill: var(--win); } .draw { fill: var(--draw); } .loss { fill: var(--loss); }
  .line { stroke: var(--line); stroke-width: 1; } .mark { stroke: var(--ink); stroke-width: 2; fill: none; }
  text { fill: var(--ink); font: 14px system-ui, 'Segoe UI', sans-serif; }
  .title { font-size: 18px; font-weight: 600; } .soft { fill: var(--soft); font-size: 12px; }
  .end { text-anchor: end; } .middle { text-anchor: middle; }`;

/** A whole picture around its parts. */
export const picture = (
  size: { width: number; height: number },
  title: string,
  told: string,
  parts: readonly string[],
) =>
  `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title desc">`,
    `<title id="title">${xml(title)}</title>`,
    `<desc id="desc">${xml(told)}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${size.width}" height="${size.height}"/>`,
    ...parts,
    '</svg>',
  ].join('\n')}\n`;

export const text = (x: number, y: number, words: string, kind = ''): string =>
  `<text x="${n(x)}" y="${n(y)}"${kind === '' ? '' : ` class="${kind}"`}>${xml(words)}</text>`;

/** A coordinate without a tail of digits. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const shorten = (label: string, most: number): string =>
  label.length > most ? `${label.slice(0, most - 1)}…` : label;

const xml = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
