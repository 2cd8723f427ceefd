/** boardgame.io's own server with Skim on it, as its documentation starts one; matches are kept in memory. */
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { skimFor } from '../sample/peer.mjs';

const server = Server({ games: [skimFor()], origins: ['http://127.0.0.1'] });
// Its matches are created at a port of their own: on the same one, its present version answers with Not Found.
await server.run({ port: Number(process.env.PORT), lobbyConfig: { apiPort: Number(process.env.API_PORT) } });
console.log('ready to play');
process.on('SIGTERM', () => process.exit(0));
