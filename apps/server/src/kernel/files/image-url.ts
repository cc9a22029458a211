const DEFAULTS = {
  profile: '/assets/images/account/default_profile_image.png',
  club: '/assets/images/club/default_banner.png',
};

/** Where a picture is to be had; the default picture where there is none. */
export const imageUrl = (fileKey: string | null, kind: keyof typeof DEFAULTS): string =>
  fileKey ? `/images/${fileKey}` : DEFAULTS[kind];
