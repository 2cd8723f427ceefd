/** What can go wrong at the command line, each with a sentence for a person and an exit code for a script. */

/** The command was called in a wrong way: exit code 2. */
export class WrongUse extends Error {}

/** The command was called rightly, but something outside is not as it should be (a file, a match): exit code 1. */
export class Problem extends Error {}

export const EXIT = { fine: 0, problem: 1, wrongUse: 2 } as const;
