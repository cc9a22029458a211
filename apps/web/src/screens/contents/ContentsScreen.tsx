import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { filterStep, withPage } from '../../kernel/search-params.ts';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { MakeTabs } from '../quiz-make/MakeTabs.tsx';
import { contentsScreenText as text } from './contents-screen.text.ts';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

const route = getRouteApi('/quiz-make/contents');

// Fields, windows and the drop zone come after the page, so that no part that other pages share grows by them.
const ContentLibrary = lazy(() =>
  import('../../features/authoring/contents/library/ContentLibrary.tsx').then((module) => module.ContentLibrary),
);
const OpenContent = lazy(() => import('./OpenContent.tsx').then((module) => module.OpenContent));

/** The library of contents, and beside it, or on a phone in its place, the one that is open. */
export function ContentsScreen() {
  usePageTitle(text.title);
  const { content, at: _at, ...filters } = route.useSearch();
  const navigate = route.useNavigate();
  const isOpen = content !== undefined;
  return (
    <div
      data-workspace={isOpen ? '' : undefined}
      className={cx(
        'flex w-full flex-1',
        isOpen && 'desktop:h-[calc(100dvh-4rem-var(--notice-height,0rem))] desktop:flex-none',
      )}
    >
      <div
        className={cx(
          'w-full min-w-0 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-6 desktop:pb-16',
          isOpen ? 'max-desktop:hidden desktop:flex-1 desktop:overflow-y-auto' : 'mx-auto max-w-page',
        )}
      >
        <PageHeader title={text.title} lead={text.lead} />
        <MakeTabs current="/quiz-make/contents" className="mt-3 mb-4" />
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          <ContentLibrary
            filters={filters}
            open={content}
            onFilter={(part) => void navigate(filterStep(filters, part))}
            onAdded={({ contentSequence }) =>
              void navigate({ search: (old) => ({ ...old, content: contentSequence }), resetScroll: false })
            }
            contentLink={({ contentSequence }, parts) => (
              <Link
                from="/quiz-make/contents"
                to="/quiz-make/contents"
                search={({ at: _, ...old }) => ({ ...old, content: contentSequence })}
                resetScroll={false}
                {...parts}
              />
            )}
            pageLink={(to, parts) => (
              <Link
                from="/quiz-make/contents"
                to="/quiz-make/contents"
                search={(old) => withPage(old, to)}
                {...parts}
              />
            )}
          />
        </Suspense>
      </div>
      {isOpen && (
        <div className="flex min-w-0 flex-1 flex-col border-line bg-surface desktop:w-140 desktop:max-w-1/2 desktop:flex-none desktop:border-l">
          <h1 className="sr-only desktop:hidden">{text.title}</h1>
          <Suspense fallback={<Skeleton shape="block" className="m-6 h-96" />}>
            <OpenContent key={content} contentSequence={content} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
