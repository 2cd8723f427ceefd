/** Random, greedy and searching players; knows views and commands, no game. */
export {};
