import { useState } from 'react';
import { avatarGradient } from './avatar-colour.ts';
import { cx } from '../cx.ts';

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
