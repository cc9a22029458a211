import type { PictureShape } from '@dure/contract/tenancy/files/picture-shape';
import { sql, type RawBuilder } from 'kysely';

/** The shape of the picture of a row in `clubs`; null where it has none, or it is not measured yet. */
export const imageShape = (): RawBuilder<PictureShape | null> =>
  sql<PictureShape | null>`(select json_build_object('width', files.picture_width, 'height', files.picture_height,
      'edgeColour', files.picture_edge)
    from files where files.tenant_id = clubs.tenant_id and files.file_key = clubs.image_key
      and files.picture_width is not null)`;
