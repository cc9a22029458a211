import { DEFAULT_CLUB_IMAGE } from '@dure/contract/clubs/clubs/club-image';

/** A club's own picture; null where its first question is the cover. */
export const pictureOf = ({ clubImageUrl }: { readonly clubImageUrl: string }): string | null =>
  clubImageUrl === DEFAULT_CLUB_IMAGE ? null : clubImageUrl;
