export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
