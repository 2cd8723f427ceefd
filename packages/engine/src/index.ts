/** The referee: steps, decisions, commands, events, refusals, dice, log, replay, views. */
export {};
