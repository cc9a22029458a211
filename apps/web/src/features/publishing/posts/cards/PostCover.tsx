import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { CardType } from '@dure/contract/publishing/posts/post-codes';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import { groundOf } from '../../../../ui/covers/ground.ts';
import { PictureFrame } from '../../../../ui/covers/PictureFrame.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icons.ts';

/** Covers are made for this shape, and cut to it. */
const SHAPE = { width: 16, height: 9, edgeColour: null };

const ICONS: Readonly<Record<CardType, IconName>> = {
  [CONTENT_TYPE.article]: 'book',
  [CONTENT_TYPE.video]: 'play',
  [CONTENT_TYPE.seminar]: 'users',
  [CONTENT_TYPE.mentorSeminar]: 'users',
};

export interface PostCoverProps {
  readonly card: Pick<CardContent, 'postSequence' | 'contentType' | 'imageUrl'>;
  /** Widths at which the picture is shown. */
  readonly sizes: string;
  readonly isEarly?: boolean;
  readonly className: string;
}

/** The picture of a post, or a ground of its own with the mark of its kind. */
export function PostCover({ card, sizes, isEarly = false, className }: PostCoverProps) {
  if (card.imageUrl !== null)
    return <PictureFrame src={card.imageUrl} shape={SHAPE} {...{ sizes, isEarly, className }} />;
  return (
    <div className={cx('grid place-items-center', groundOf(card.postSequence), className)}>
      <Icon name={ICONS[card.contentType]} size={40} />
    </div>
  );
}
