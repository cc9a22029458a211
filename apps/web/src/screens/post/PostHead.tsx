import { priceLabel } from '@dure/contract/publishing/posts/card-rules';
import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { Link } from '@tanstack/react-router';
import { ForWhom } from '../../features/publishing/posts/cards/ContentCard.tsx';
import { postsText as text } from '../../features/publishing/posts/posts.text.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { formatDate, formatDateTime } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';

/** What a post is, who offers it, and for whom. */
export function PostHead({ post }: { readonly post: PostView }) {
  const zone = useTimeZone();
  const { postSequence, registDate, provider } = post;
  const when = registDate ?? post.createdAt;
  return (
    <header>
      <p className="flex flex-wrap gap-1.5">
        <Chip>{text.minutes(post.contentsTypeName, post.minutes)}</Chip>
        <ForWhom card={post} />
        <Chip>{priceLabel(post)}</Chip>
        {post.state !== 'PUBLISHED' && <Chip tone="pre">{text.states[post.state]}</Chip>}
      </p>
      <h1 className="mt-2.5 text-2xl font-bold text-pretty break-words desktop:text-3xl">{post.contentsName}</h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 tabular-nums">
        <p>
          <Link to="/explore" search={{ provider }} className="font-semibold text-ink hover:underline">
            {provider}
          </Link>
          {' · '}
          {post.state === 'SCHEDULED' ? text.publishAt(formatDateTime(when, zone)) : formatDate(when, zone)}
        </p>
        {post.can.edit && (
          <RouterButtonLink to="/explore/write" search={{ post: postSequence }} size="small" icon="edit">
            {text.edit}
          </RouterButtonLink>
        )}
      </div>
    </header>
  );
}

/** Its hashtags, which lead to what else bears them. */
export function PostHashtags({ keywords }: Pick<PostView, 'keywords'>) {
  if (keywords.length === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3">
      {keywords.map((keyword) => (
        <Link
          key={keyword}
          to="/explore"
          search={{ hashtag: keyword }}
          className="touch-target hover:text-ink hover:underline"
        >
          #{keyword}
        </Link>
      ))}
    </p>
  );
}
