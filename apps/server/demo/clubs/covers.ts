import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import sharp from 'sharp';
import { measurePicture } from '../../src/kernel/files/picture-shape.ts';
import type { FileStore } from '../../src/kernel/files/store.ts';
import { storyUuid } from '../story-time.ts';

const WIDTH = 1280;
const HEIGHT = 480;
const GRADIENTS = [
  ['#1d3fae', '#5f86ff'],
  ['#0b5d44', '#43b58a'],
  ['#7a3b00', '#e69a45'],
  ['#4a1b6d', '#b06bd9'],
  ['#22262f', '#69707f'],
  ['#8a1650', '#ee86b6'],
] as const;

export interface Cover {
  readonly fileKey: string;
  readonly byteSize: number;
  readonly shape: PictureShape;
}

const svg = ([from, to]: (typeof GRADIENTS)[number]) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.6">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <g fill="none" stroke="#fff" stroke-opacity="0.12" stroke-width="2">
      ${[140, 240, 340, 440].map((radius) => `<circle cx="1120" cy="60" r="${radius}"/>`).join('')}
    </g>
  </svg>`;

/** Paints the six covers of the story's clubs and keeps them as any uploaded picture. */
export async function paintCovers(files: FileStore, tenantId: string): Promise<Cover[]> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-covers-'));
  try {
    return await Promise.all(
      GRADIENTS.map(async (gradient, index) => {
        const path = join(directory, String(index));
        const { size } = await sharp(Buffer.from(svg(gradient)))
          .webp({ quality: 82 })
          .toFile(path);
        const fileKey = storyUuid(`${tenantId}/cover/${index}`);
        await files.put(`${tenantId}/${fileKey}`, path, 'image/webp');
        return { fileKey, byteSize: size, shape: await measurePicture(path) };
      }),
    );
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
