/** The list of games that the apps offer. */
export {};
