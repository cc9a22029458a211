import type { Download } from '../../../../kernel/http/route.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { mayRead } from '../posts.policy.ts';
import { findFile } from './films.queries.ts';

const open =
  (column: 'video_key' | 'captions_key') =>
  async (unit: Unit, postSequence: number): Promise<Download> => {
    const file = await unit.first(findFile(unit.tenantId, postSequence, column));
    if (!file || !mayRead(unit.me, file, unit.now)) return refuse('notFound');
    return {
      name: file.name,
      contentType: file.content_type,
      byteSize: file.byte_size,
      open: (range) => unit.services.files.get(`${unit.tenantId}/${file.file_key}`, range),
    };
  };

/** The film of a post, whole or in parts. */
export const getPostVideo = open('video_key');
export const getPostCaptions = open('captions_key');
