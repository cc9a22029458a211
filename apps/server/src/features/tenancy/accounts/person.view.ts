import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { RowPart } from '../../../kernel/columns.ts';
import type { Members } from '../../../kernel/database/schema.gen.ts';
import { imageUrl } from '../../../kernel/files/image-url.ts';

export type PersonFacts = RowPart<Members, 'member_id' | 'nickname' | 'profile_image_key'>;

/** A person as others see them. */
export const personView = ({ member_id, nickname, profile_image_key }: PersonFacts): Person => ({
  memberUUID: member_id,
  nickname,
  profileImageUrl: imageUrl(profile_image_key, 'profile'),
});
