import { SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { cardState } from '@dure/contract/publishing/posts/card-rules';
import { cardText } from '@dure/contract/publishing/posts/card-rules.text';
import { showsParticipants } from '@dure/contract/publishing/seminars/participants';
import { SEMINARS_BESIDE } from '@dure/contract/publishing/seminars/seminar-limits';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { listPosts } from '../../api/publishing/posts/posts.reads.ts';
import { getSeminar } from '../../api/publishing/seminars/seminars.reads.ts';
import { STATE_TONES } from '../../features/publishing/posts/cards/card-page.ts';
import { ForWhom } from '../../features/publishing/posts/cards/ContentCard.tsx';
import { ContentGrid } from '../../features/publishing/posts/cards/ContentGrid.tsx';
import { CopyAddress } from '../../features/publishing/posts/reading/CopyAddress.tsx';
import { LikePostButton } from '../../features/publishing/posts/reading/LikePostButton.tsx';
import { longTextClass } from '../../ui/reading/long-text-class.ts';
import { RelatedQuizzes } from '../../features/publishing/posts/reading/RelatedQuizzes.tsx';
import { useCountedView } from '../../features/publishing/posts/reading/use-counted-view.ts';
import { QuizzesField } from '../../features/publishing/posts/writing/QuizzesField.tsx';
import { ApplyCard } from '../../features/publishing/seminars/ApplyCard.tsx';
import { HolderBar } from '../../features/publishing/seminars/HolderBar.tsx';
import { SeminarFacts } from '../../features/publishing/seminars/SeminarFacts.tsx';
import { seminarsText as text } from '../../features/publishing/seminars/seminars.text.ts';
import { WordBox } from '../../features/publishing/seminars/WordBox.tsx';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { withPage } from '../../kernel/search-params.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { useNow } from '../../ui/dates/use-now.ts';
import { Markdown } from '../../ui/markdown/Markdown.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const PATH = '/seminar/$seminarId';
const route = getRouteApi(PATH);
const ParticipantsPanel = lazy(() =>
  import('../../features/publishing/seminars/ParticipantsPanel.tsx').then((module) => module.ParticipantsPanel),
);

/** One seminar: what it is, a place in it, and for who holds it the people. */
export function SeminarScreen() {
  const { seminarId } = route.useParams();
  const { data, error, refetch, isFetching } = useQuery(getSeminar({ params: { seminarId } }));
  usePageTitle(data?.contentsName ?? text.title);
  if (data) return <Seminar key={seminarId} seminar={data} />;
  if (!error) return <WorkSkeleton />;
  if (isUnknown(error)) return <NotFound />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}

/** Chips of its state: that it closes soon stands beside that it takes applications. */
function States({ seminar }: { readonly seminar: SeminarView }) {
  const state = cardState(seminar);
  return (
    <>
      {state === 'closingSoon' && <Chip tone={STATE_TONES.recruiting}>{cardText.states.recruiting}</Chip>}
      <Chip tone={state === null ? 'pre' : STATE_TONES[state]}>
        {state === null ? seminar.seminarStatusName : cardText.states[state]}
      </Chip>
    </>
  );
}

/** What else there is for the same people; nothing while there is nothing. */
function AlsoGood({ seminar }: { readonly seminar: SeminarView }) {
  const jobGroups = seminar.recommendJobGroups.join(',');
  const { data } = useQuery(listPosts({ query: { size: SEMINARS_BESIDE + 1, jobGroups } }));
  const others = data?.contents
    .filter(({ postSequence }) => postSequence !== seminar.postSequence)
    .slice(0, SEMINARS_BESIDE);
  if (!others || others.length === 0) return null;
  return (
    <section aria-labelledby="also-good" className="mt-8">
      <div className="mb-3 flex items-baseline justify-between gap-2">
        <h2 id="also-good" className="text-xl font-bold">
          {text.also}
        </h2>
        <Link to="/explore" className="touch-target text-sm font-semibold text-brand-ink hover:underline">
          {text.all}
        </Link>
      </div>
      <ContentGrid label={text.also} cards={others} isOld={false} />
    </section>
  );
}

function Seminar({ seminar }: { readonly seminar: SeminarView }) {
  const { page = 1 } = route.useSearch();
  const now = useNow();
  useCountedView(seminar.postSequence);
  const { seminarStatus, statusReason, can } = seminar;
  const isOpened = seminarStatus !== SEMINAR_STATUS.planned;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-24 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <Link
        to="/explore"
        search={{ type: seminar.contentType }}
        className="touch-target text-sm text-ink-3 hover:underline"
      >
        {seminar.contentsTypeName}
      </Link>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem] desktop:gap-8">
        <article className="min-w-0">
          <p className="flex flex-wrap gap-1.5">
            <States seminar={seminar} />
            <ForWhom card={seminar} />
          </p>
          <h1 className="mt-2.5 text-2xl font-bold text-pretty break-words desktop:text-3xl">{seminar.contentsName}</h1>
          {seminarStatus === SEMINAR_STATUS.cancelled && (
            <p role="status" className="mt-3 font-semibold text-bad">
              {text.cancelled(statusReason ?? '')}
            </p>
          )}
          {seminar.description !== '' && <p className="mt-2.5 break-words text-ink-2">{seminar.description}</p>}
          {seminar.text !== '' && (
            <div className="mt-3">
              <Markdown text={seminar.text} headingLevel={2} className={longTextClass} />
            </div>
          )}
          <SeminarFacts seminar={seminar} />
          {seminar.word && <WordBox word={seminar.word} />}
          {can.edit && (
            <HolderBar
              seminar={seminar}
              quizzesField={(value, onChange) => <QuizzesField value={value} onChange={onChange} />}
            />
          )}
        </article>
        <aside className="flex flex-col gap-6 desktop:sticky desktop:top-24">
          {isOpened && (
            <ApplyCard
              seminar={seminar}
              tools={
                <>
                  <CopyAddress />
                  <LikePostButton post={seminar} />
                </>
              }
            />
          )}
          <RelatedQuizzes quizzes={seminar.relatedQuizzes} title={text.wordQuizzes} />
        </aside>
      </div>
      {showsParticipants(seminar) && (
        <Suspense fallback={<WorkSkeleton hasHead={false} />}>
          <ParticipantsPanel
            seminarId={seminar.seminarId!}
            title={seminar.contentsName}
            hasBegun={Date.parse(seminar.seminarStartDate!) <= now && seminarStatus !== SEMINAR_STATUS.cancelled}
            page={page}
            pageLink={(to, parts) => <Link from={PATH} to={PATH} search={(old) => withPage(old, to)} {...parts} />}
          />
        </Suspense>
      )}
      <AlsoGood seminar={seminar} />
    </div>
  );
}
