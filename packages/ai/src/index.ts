/** Random, greedy and searching players; knows views and commands, no game. */
export { createPlayer, type PlayerTools } from './create.ts';
export { type Budget, type Player, type PlayerSpec, readPlayerSpec } from './player.ts';
export { type SearchReport, searchChoices } from './search.ts';
export { type ChoicePort, type ChoiceReply, type ChoiceRequest, serveChoices } from './serve.ts';
