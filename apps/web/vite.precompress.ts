import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const COMPRESSIBLE = /\.(m?js|css|svg|json)$/;
const MIN_BYTES = 512;

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(content, quality).then((small) => writeFile(`${path}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

/** Compresses the built files once, so that the server never does. */
export function precompress(): Plugin {
  return {
    name: 'dure-precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const files = await readdir(join(dir, 'assets'), { recursive: true, withFileTypes: true });
      const wanted = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name));
      await Promise.all(wanted.map((file) => compress(join(file.parentPath, file.name))));
    },
  };
}
