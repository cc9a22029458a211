/** Pixels of a profile picture's side. */
export const PROFILE_IMAGE_SIDE = 512;
