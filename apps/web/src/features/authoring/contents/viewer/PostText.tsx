import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { Link } from '@tanstack/react-router';
import { LongText } from '../../../../ui/reading/LongText.tsx';
import { EndMark } from './EndMark.tsx';
import { viewerText as text } from './viewer.text.ts';

export interface PostTextProps {
  readonly post: NonNullable<ContentView['post']>;
  /** Words of it that are meant. */
  readonly meant: string;
  /** The end of the text has come into view. */
  readonly onEnd?: (() => void) | undefined;
}

/** An article as a content: what it said when it was published last, and the way to its page where there is one. */
export function PostText({ post, meant, onEnd }: PostTextProps) {
  const { postSequence, isPublished } = post;
  return (
    <article aria-label={text.list} className="mx-auto w-full max-w-180 px-5 py-6 break-words desktop:px-8">
      <p className="mb-4 text-sm text-ink-3">
        {isPublished ? (
          <Link
            to="/explore/$postSequence"
            params={{ postSequence }}
            className="touch-target text-brand-ink underline underline-offset-4"
          >
            {text.toPost}
          </Link>
        ) : (
          text.withdrawn
        )}
      </p>
      <LongText text={post.text} topLevel={3} meant={meant} />
      {onEnd && <EndMark onSeen={onEnd} />}
    </article>
  );
}
