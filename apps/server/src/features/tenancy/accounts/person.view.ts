import type { Person } from '@dure/contract/tenancy/accounts/person';
import { imageUrl } from '../../../kernel/files/image-url.ts';

export interface PersonFacts {
  readonly member_id: string;
  readonly nickname: string;
  readonly profile_image_key: string | null;
}

/** A person as others see them. */
export const personView = ({ member_id, nickname, profile_image_key }: PersonFacts): Person => ({
  memberUUID: member_id,
  nickname,
  profileImageUrl: imageUrl(profile_image_key, 'profile'),
});
