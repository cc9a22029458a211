import { clubText } from '../clubs/clubs.public.ts';
import type * as endpoints from '@dure/contract/clubs/clubs/club-form.endpoints';
import type { z } from 'zod';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { reencodeImage } from '../../../kernel/files/reencode.ts';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { writeWithUploads } from '../../tenancy/files/files.public.ts';
import { listTeachers } from './club-writing.queries.ts';

const CANDIDATES = 20;

/** People whom a club can have as instructors. */
export async function listInstructorCandidates(
  unit: Unit,
  { keyword }: z.output<(typeof endpoints.listInstructorCandidates)['query']>,
) {
  const [people] = await unit.read(listTeachers(unit.tenantId, keyword.trim(), CANDIDATES));
  return { contents: people.map(personView) };
}

/** Keeps a picture for a club's form; only who uploaded it can give it to a club. */
export async function uploadClubImage(unit: Unit, [upload]: readonly Upload[]) {
  if (!upload) return refuseFields([{ path: 'image', message: clubText.imageMissing }]);
  const image = await reencodeImage(upload);
  return writeWithUploads(unit, [image], 'CLUB_IMAGE', async (_transaction, [file]) => ({
    imageKey: file!.key,
    imageUrl: imageUrl(file!.key, 'club'),
    imageShape: image.shape,
  }));
}
