const FULL = /^https?:\/\//;

/** Where a picture is: what is no full address is read from the API's host at `/images/{file}` (specification, section 3). */
export const mentorImage = (value: string): string =>
  FULL.test(value) || value.startsWith('/') ? value : `/images/${value}`;
