/** The first sentence of a clause: the title of an example or of a ruling. */
export const titleOf = (text: string): string => {
  const end = text.search(/[.:](\s|$)/);
  return end < 0 ? text : text.slice(0, end);
};
