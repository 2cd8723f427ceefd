/** The whole number that somebody has typed, or the text as it is: then the field says what it wants. */
export const numberIn = (text: string): number | string => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : text);
