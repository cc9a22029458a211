import { WRITTEN_A_PAGE } from '@dure/contract/publishing/mentors/mentor-limits';
import { POST_TYPES } from '@dure/contract/publishing/posts/post-codes';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listPosts } from '../../api/publishing/posts/posts.reads.ts';
import { mentorsText as text } from '../../features/publishing/mentors/mentors.text.ts';
import { ContentRow } from '../../features/publishing/posts/cards/ContentRow.tsx';
import { pageCount } from '../../kernel/query-client.ts';
import { withPage } from '../../kernel/search-params.ts';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const PATH = '/mentoring/$memberUri';
const contentTypes = POST_TYPES.join(',');

export interface WrittenProps {
  readonly memberUri: string;
  readonly page: number;
}

/** Articles and videos of the mentor, the latest first. */
export function Written({ memberUri, page }: WrittenProps) {
  const posts = useQuery(listPosts({ query: { author: memberUri, contentTypes, page, size: WRITTEN_A_PAGE } }));
  return (
    <section aria-labelledby="mentor-written" className="mt-8">
      <h2 id="mentor-written" className="text-xl font-bold">
        {text.written}
      </h2>
      <Loaded from={posts} skeleton={<WorkSkeleton hasHead={false} />}>
        {({ contents }) =>
          contents.length === 0 ? (
            <p className="mt-2 text-ink-2">{text.noneWritten}</p>
          ) : (
            <ul aria-busy={posts.isPlaceholderData} className="mt-1.5 divide-y divide-line">
              {contents.map((post) => (
                <li key={post.postSequence}>
                  <ContentRow card={post} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Pagination
        page={page}
        pageCount={pageCount(posts.data, WRITTEN_A_PAGE)}
        link={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
        className="mt-4"
      />
    </section>
  );
}
