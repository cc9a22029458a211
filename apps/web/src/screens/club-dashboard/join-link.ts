/** The address that opens joining with the participation code filled in. */
export const joinLink = (code: string): string => `${location.origin}/quiz?code=${encodeURIComponent(code)}`;
