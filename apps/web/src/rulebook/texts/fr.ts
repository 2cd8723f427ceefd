/** What is there of the rulebooks in French, and the titles of all chapters; a chunk of its own. */
export const texts = import.meta.glob<string>('../../../../../games/*/rulebook/fr/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const titles = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../../../games/*/rulebook/fr/titles.json',
  {
    import: 'default',
    eager: true,
  },
);
