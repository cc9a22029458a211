import { DEFAULT_CLUB_IMAGE } from '@dure/contract/clubs/clubs/club-image';

const DEFAULTS = {
  profile: '/assets/images/account/default_profile_image.png',
  club: DEFAULT_CLUB_IMAGE,
};

/** Where a picture is to be had; the default picture where there is none. */
export const imageUrl = (fileKey: string | null, kind: keyof typeof DEFAULTS): string =>
  fileKey ? `/images/${fileKey}` : DEFAULTS[kind];
