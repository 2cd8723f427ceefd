/** The glossaries alone: a log wants them long before anybody opens the rulebook. */
export const texts = import.meta.glob<string>('../../../../../games/*/rulebook/en/glossary.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
