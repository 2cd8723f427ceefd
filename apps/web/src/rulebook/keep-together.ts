/** French puts a space before `;`, `:`, `?`, `!` and inside its quotation marks: no line may end there. */
export const keepTogether = (text: string, language: string): string =>
  language === 'fr' ? text.replaceAll(/ (?=[;:?!»])|(?<=«) /g, '\u00a0') : text;
