import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { PROFILE_IMAGE_SIDE } from '@dure/contract/tenancy/accounts/profile-image';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { imageUrl } from '../../../../kernel/files/image-url.ts';
import { reencodeImage } from '../../../../kernel/files/reencode.ts';
import type { Upload } from '../../../../kernel/files/uploads.ts';
import { refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { forgetFiles, removeUnnamed, withUploads } from '../../files/files.public.ts';
import { accountsText } from '../accounts.text.ts';
import { findProfile, lockProfile, setImageKey, setNickname } from './profile.queries.ts';

type Row = RowsOf<ReturnType<typeof findProfile>>[number];

const profileView = (row: Row): Profile => ({
  email: row.email,
  loginName: row.login_name,
  nickname: row.nickname,
  studentNumber: row.student_number,
  profileImageUrl: imageUrl(row.profile_image_key, 'profile'),
  hasProfileImage: row.profile_image_key !== null,
  memberSince: row.created_at.toISOString(),
});

/** Who the caller is. */
export async function getProfile(unit: Unit): Promise<Profile> {
  return profileView((await unit.first(findProfile(unit.tenantId, unit.memberId)))!);
}

/** Changes the caller's nickname. */
export async function changeProfile(unit: Unit, nickname: string): Promise<Profile> {
  const { tenantId, memberId } = unit;
  return unit.write(async (transaction) =>
    profileView((await transaction.first(setNickname(tenantId, memberId, nickname)))!),
  );
}

/** Puts another picture, or none, in the place of the one before; what no row names any more is removed. */
async function replaceImage(unit: Unit, images: readonly Upload[]): Promise<Profile> {
  const { tenantId, memberId } = unit;
  const before: string[] = [];
  const profile = await withUploads(unit, images, 'PROFILE_IMAGE', ([image], keep) =>
    unit.write(async (transaction) => {
      const old = (await transaction.first(lockProfile(tenantId, memberId)))!.profile_image_key;
      keep(transaction);
      if (old) before.push(old);
      const row = (await transaction.first(setImageKey(tenantId, memberId, image?.key ?? null)))!;
      forgetFiles(transaction, before);
      return profileView(row);
    }),
  );
  await removeUnnamed(unit, before);
  return profile;
}

/** Sets the caller's picture, painted anew as a square. */
export async function setProfileImage(unit: Unit, [upload]: readonly Upload[]): Promise<Profile> {
  if (!upload) return refuseFields([{ path: 'image', message: accountsText.imageMissing }]);
  const side = PROFILE_IMAGE_SIDE;
  return replaceImage(unit, [await reencodeImage(upload, { width: side, height: side })]);
}

/** Removes the caller's picture. */
export const removeProfileImage = (unit: Unit): Promise<Profile> => replaceImage(unit, []);
