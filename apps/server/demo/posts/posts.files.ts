import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FileStore } from '../../src/kernel/files/store.ts';
import { storyUuid } from '../story-time.ts';
import { ARTICLES } from './articles.ts';
import { FILMS } from './films.ts';
import { makeFilm } from './make-film.ts';
import { coverSvg } from './paint.ts';
import type { PostContent } from './posts.content.ts';

/** How long a caption of the story stands. */
export const CAPTION_SECONDS = 6;

/** A file of the story's posts. */
export interface PostFile {
  readonly fileKey: string;
  readonly purpose: 'POST_IMAGE' | 'POST_VIDEO' | 'POST_CAPTIONS';
  readonly name: string;
  readonly contentType: string;
  readonly byteSize: number;
}

export const POSTS: readonly PostContent[] = [...ARTICLES, ...FILMS];

export const postFileKey = (tenantId: string, { title }: PostContent, purpose: PostFile['purpose']): string =>
  storyUuid(`${tenantId}/post/${title}/${purpose}`);

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** What is said in a film, as WebVTT. */
function captionsOf({ film = [] }: PostContent): string {
  const said = film.flatMap((part) => part.said);
  const cues = said.map(
    (words, at) => `${clock(at * CAPTION_SECONDS)} --> ${clock((at + 1) * CAPTION_SECONDS)}\n${words}`,
  );
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

async function paintedFor(
  post: PostContent,
): Promise<readonly (Omit<PostFile, 'fileKey' | 'byteSize'> & { bytes: Buffer })[]> {
  const cover = await sharp(Buffer.from(coverSvg(post.cover)))
    .resize(960)
    .webp({ quality: 80, effort: 0 })
    .toBuffer();
  const image = { purpose: 'POST_IMAGE', name: 'cover.webp', contentType: 'image/webp', bytes: cover } as const;
  if (!post.film) return [image];
  const slides = post.film.map(({ said }, turn) => ({
    svg: coverSvg(post.cover, turn),
    seconds: said.length * CAPTION_SECONDS,
  }));
  return [
    image,
    { purpose: 'POST_VIDEO', name: 'film.webm', contentType: 'video/webm', bytes: await makeFilm(slides) },
    {
      purpose: 'POST_CAPTIONS',
      name: 'film.vtt',
      contentType: 'text/vtt; charset=utf-8',
      bytes: Buffer.from(captionsOf(post), 'utf8'),
    },
  ];
}

/** All organisations of the story published the same: it is painted once. */
const painted = new Map<PostContent, ReturnType<typeof paintedFor>>();
function filesOf(post: PostContent): ReturnType<typeof paintedFor> {
  const known = painted.get(post) ?? paintedFor(post);
  painted.set(post, known);
  return known;
}

/** Paints covers and films of the story's posts, and keeps them as any uploaded file. */
export async function storePostFiles(files: FileStore, tenantId: string): Promise<PostFile[]> {
  const directory = await mkdtemp(join(tmpdir(), 'dure-posts-'));
  try {
    const stored = await Promise.all(
      POSTS.map(async (post) => {
        const made = await filesOf(post);
        return Promise.all(
          made.map(async ({ bytes, ...file }) => {
            const fileKey = postFileKey(tenantId, post, file.purpose);
            const path = join(directory, fileKey);
            await writeFile(path, bytes);
            await files.put(`${tenantId}/${fileKey}`, path, file.contentType);
            return { ...file, fileKey, byteSize: bytes.length };
          }),
        );
      }),
    );
    return stored.flat();
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
