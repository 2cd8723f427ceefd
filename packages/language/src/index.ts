/** Sentences from message keys, in English, French and Italian. */
export {};
