/** Apart from the messages, so that a client knows it without the schemas that a host reads them by. */

/** Raised when messages change so that an old client could misread them. */
export const PROTOCOL = 2;
