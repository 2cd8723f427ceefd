/** Reads the page about where the program differs from the table: what it says first, then points by area. */

export interface Differences {
  readonly notes: readonly string[];
  readonly areas: readonly { readonly title: string; readonly points: readonly string[] }[];
}

export function readDifferences(text: string): Differences {
  const notes: string[] = [];
  const areas: { title: string; points: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [, area] = /^## (.*)$/.exec(line) ?? [];
    const [, point] = /^- (.*)$/.exec(line) ?? [];
    const now = areas.at(-1);
    if (area !== undefined) areas.push({ title: area.trim(), points: [] });
    else if (point !== undefined && now !== undefined) now.points.push(point.trim());
    else if (line.trim() !== '' && !line.startsWith('# ') && now === undefined)
      notes.push(line.replace(/^- /, '').trim());
  }
  return { notes, areas: areas.filter(({ points }) => points.length > 0) };
}
