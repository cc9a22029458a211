import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { cx } from '../../../../ui/cx.ts';
import { CoverText } from '../../../../ui/covers/CoverText.tsx';
import { groundOf } from '../../../../ui/covers/ground.ts';
import { PictureFrame } from '../../../../ui/covers/PictureFrame.tsx';
import { pictureOf } from './picture.ts';

export interface CoverProps {
  readonly club: Pick<ClubCard, 'clubSequence' | 'clubImageUrl' | 'clubImageShape' | 'cover'>;
  /** Widths at which a picture is shown. */
  readonly sizes: string;
  /** Among the first that are seen: its picture is not put off. */
  readonly isEarly?: boolean;
  /** Beside a line of text: the words in small letters. */
  readonly isSmall?: boolean;
  /** The size of it. */
  readonly className: string;
  /** The room around words; a picture fills its place. */
  readonly wordsClass?: string;
}

/** A club's face: its picture, or else its first question in type. */
export function Cover({ club, sizes, isEarly = false, isSmall = false, className, wordsClass }: CoverProps) {
  const picture = pictureOf(club);
  if (picture !== null)
    return <PictureFrame src={picture} shape={club.clubImageShape} {...{ sizes, isEarly, className }} />;
  return (
    <div className={cx('flex flex-col overflow-hidden', groundOf(club.clubSequence), className, wordsClass)}>
      <CoverText
        words={club.cover}
        leadClass={
          isSmall ? 'text-base leading-tight' : 'max-desktop:text-base max-desktop:leading-tight desktop:text-2xl'
        }
        restClass={isSmall ? 'text-xs line-clamp-1!' : 'text-sm desktop:text-base'}
      />
    </div>
  );
}
