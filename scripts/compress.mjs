/** Compresses built files once, so that no server has to do it for every visitor: beside each a .br and a .gz. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './files.mjs';

const TEXT = /\.(js|css|html|svg|json|webmanifest|md|txt|map)$/;
/** Below this a visitor gains nothing. */
const LEAST_BYTES = 1024;

/** @param {string} folder */
export function compressFolder(folder) {
  for (const path of filesBelow(folder).filter((name) => TEXT.test(name))) {
    const file = join(folder, path);
    const bytes = readFileSync(file);
    if (bytes.length < LEAST_BYTES) continue;
    // The best quality takes seconds for source maps, which only developers load.
    const quality = path.endsWith('.map') ? 5 : 11;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
