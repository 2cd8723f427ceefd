/** The glossaries alone, each a chunk of its own: a log wants them long before anybody opens the rulebook. */
export const texts = import.meta.glob<string>('../../../../../games/*/rulebook/*/glossary.md', {
  query: '?raw',
  import: 'default',
});
