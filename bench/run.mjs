/** `npm run bench`: gets ready what is measured and what it is measured against, measures, prints, writes latest.json. */
import { prepare } from '../scripts/prepare.mjs';
import { installPeer } from './install.mjs';

prepare((line) => console.log(line));
installPeer();
process.env.NODE_ENV = 'production'; // boardgame.io is five times slower without; it looks when it is loaded
const { benchmark } = await import('./main.mjs');
process.exitCode = await benchmark(process.argv.slice(2));
