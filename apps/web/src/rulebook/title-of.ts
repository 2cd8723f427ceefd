/** The first sentence of a clause: the title of an example or of a ruling. A question keeps its mark. */
export const titleOf = (text: string): string => {
  const end = text.search(/[.:?!](\s|$)/);
  if (end < 0) return text;
  return text.slice(0, /[?!]/.test(text.charAt(end)) ? end + 1 : end).trimEnd();
};

/** What was decided, without the story of how: after its title in some books, at the beginning in others. */
export function decisionOf(text: string): string {
  const ruling = /(?:Ruling|Décision|Decisione) ?: (.*?)(?= (?:Reason|Raison|Motivo) ?:|$)/.exec(text)?.[1];
  if (ruling !== undefined) {
    const title = titleOf(text);
    return `${title}${/[?!]$/.test(title) ? '' : '.'} ${ruling.charAt(0).toUpperCase()}${ruling.slice(1)}`;
  }
  return text.replace(/ (Unclear|Why|Obscur|Pourquoi|Dubbio|Perché) ?: .*$/s, '');
}
