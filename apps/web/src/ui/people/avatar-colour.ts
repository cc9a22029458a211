/** Diagonal colour pairs, the same in both themes; a dark initial reads on all of them at 4.5:1. */
export const avatarGradients = [
  'from-[#9fb4ff] to-[#5b7cf0]',
  'from-[#f7c98b] to-[#e2904a]',
  'from-[#9fe0be] to-[#3fa877]',
  'from-[#f0a8cc] to-[#cf5a96]',
] as const;

/** A name has the same colours everywhere; some places know no more of a person than that. */
export function avatarGradient(name: string): string {
  let hash = 0;
  for (const character of name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return avatarGradients[hash % avatarGradients.length] ?? avatarGradients[0];
}
