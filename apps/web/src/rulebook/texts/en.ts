/** The English rulebooks of all games, as they are written; a chunk of its own. */
export const texts = import.meta.glob<string>('../../../../../games/*/rulebook/en/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where the programs differ from the table. */
export const differences = import.meta.glob<string>('../../../../../games/*/rulebook/differences.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Worked examples that can be opened as positions. */
export const positions = import.meta.glob<unknown>('../../../../../games/*/rulebook/positions.json', {
  import: 'default',
  eager: true,
});
