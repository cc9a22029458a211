import { useState } from 'react';
import { cx } from '../cx.ts';

/** Diagonal colour pairs, the same in both themes; a dark initial reads on all of them at 4.5:1. */
const avatarGradients = [
  'from-[#9fb4ff] to-[#5b7cf0]',
  'from-[#f7c98b] to-[#e2904a]',
  'from-[#9fe0be] to-[#3fa877]',
  'from-[#f0a8cc] to-[#cf5a96]',
] as const;

/** A name has the same colours everywhere; some places know no more of a person than that. */
function avatarGradient(name: string): string {
  let hash = 0;
  for (const character of name) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return avatarGradients[hash % avatarGradients.length] ?? avatarGradients[0];
}

export interface AvatarProps {
  readonly name: string;
  readonly image?: string | null | undefined;
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  /** Where the name does not stand beside it. */
  readonly isNamed?: boolean;
  readonly className?: string;
}

const sizes = {
  small: 'size-6.5 text-[0.6875rem]',
  medium: 'size-8 text-sm',
  large: 'size-10 text-base',
  huge: 'size-20 text-2xl',
} as const;

/** What the API says of people without a picture of their own (specification, section 9). */
const NO_PICTURE = '/assets/images/account/default_profile_image.png';

/** The picture, or the first letter of the name while there is none. */
export function Avatar({ name, image, size = 'medium', isNamed = false, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const look = cx('flex-none rounded-full', sizes[size], className);
  if (image && image !== NO_PICTURE && image !== broken)
    return (
      <img
        src={image}
        alt={isNamed ? name : ''}
        loading="lazy"
        onError={() => setBroken(image)}
        className={cx(look, 'object-cover')}
      />
    );
  return (
    <span
      {...(isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cx(
        look,
        'grid place-items-center bg-linear-135 font-bold text-[#17191e] select-none',
        avatarGradient(name.trim()),
      )}
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  );
}
