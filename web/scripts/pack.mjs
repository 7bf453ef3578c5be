// Writes each file of the build packed beside it (.br, .gz), so that the server need not pack anything.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../../src/dustboard/web_dist/', import.meta.url));
const SMALLEST = 300; // below that it gains nothing
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
let before = 0;
let after = 0;
for (const name of readdirSync(dist, { recursive: true })) {
  if (!/\.(js|css|html|svg)$/.test(name)) continue;
  const bytes = readFileSync(dist + name);
  if (bytes.length < SMALLEST) continue;
  const packed = brotliCompressSync(bytes, best);
  writeFileSync(`${dist}${name}.br`, packed);
  writeFileSync(`${dist}${name}.gz`, gzipSync(bytes, { level: 9 }));
  before += bytes.length;
  after += packed.length;
}
if (after === 0) throw new Error('nothing was packed');
console.log(`packed: ${(before / 1000).toFixed(0)} kB to ${(after / 1000).toFixed(0)} kB`);
