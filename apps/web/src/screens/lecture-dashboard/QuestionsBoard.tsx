import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import { QUESTION_FILTERS } from '@dure/contract/lectures/lecture-questions/question-status';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import {
  exportLectureQuestions,
  listLectureQuestions,
} from '../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { DownloadButton } from '../../features/insight/lecture-dashboard/DownloadButton.tsx';
import { lectureDashboardText } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { boardText as text } from '../../features/lectures/lecture-questions/answering/board.text.ts';
import { QuestionRows } from '../../features/lectures/lecture-questions/answering/QuestionRows.tsx';
import type { SourcesProps } from '../../features/lectures/lecture-questions/cards/Sources.tsx';
import { questionsText } from '../../features/lectures/lecture-questions/lecture-questions.text.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ChipButton } from '../../ui/buttons/ChipButton.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { FilterBar } from '../../ui/lists/FilterBar.tsx';
import { Pagination } from '../../ui/lists/Pagination.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

/** Where one writes comes after the list: it brings fields and what Markdown is shown with. */
const OpenQuestion = lazy(() => import('./OpenQuestion.tsx').then((module) => module.OpenQuestion));
const BulkAnswerPane = lazy(() =>
  import('../../features/lectures/lecture-questions/answering/BulkAnswerPane.tsx').then(
    (module) => module.BulkAnswerPane,
  ),
);

const route = getRouteApi('/lecture-dashboard/$clubSequence/questions');
const { exports } = lectureDashboardText;
const SIZE = 20;
const FEWEST_TOGETHER = 2;

export interface QuestionsBoardProps extends Pick<SourcesProps, 'onPlace'> {
  readonly club: number;
  /** Questions that are to get one answer. */
  readonly chosen: readonly number[];
  readonly onChosen: (serials: readonly number[]) => void;
}

/** What waits, oldest first, and the question that is being answered in its place. */
export function QuestionsBoard({ club, chosen, onChosen, onPlace }: QuestionsBoardProps) {
  const { filter = 'WAITING', keyword = '', page = 1, answer, walk } = route.useSearch();
  const navigate = route.useNavigate();
  const toast = useToast();
  const { data: about } = useQuery(getClubAbout({ params: { club } }));
  const questions = useQuery(
    listLectureQuestions({ query: { clubSequence: club, filter, keyword, page, size: SIZE, sort: 'WAITING' } }),
  );
  const waiting = useQuery(
    listLectureQuestions({ query: { clubSequence: club, filter: 'WAITING', sort: 'WAITING', size: MAX_PAGE_SIZE } }),
  );
  /** Those that are walked through, as they were when one began. */
  const [queue, setQueue] = useState<readonly number[]>([]);
  const serialsOf = (list: typeof waiting.data) =>
    list?.contents.map(({ lectureQuestionSerialNumber }) => lectureQuestionSerialNumber) ?? [];
  // Whoever comes to walk through what waits does so from the oldest on, as it was when they came.
  if (walk !== undefined && queue.length === 0 && waiting.data && waiting.data.contents.length > 0)
    setQueue(serialsOf(waiting.data));
  const open = (serial: number | undefined) =>
    void navigate({
      search: ({ answer: _, walk: _walk, ...old }) => ({ ...old, ...(serial !== undefined && { answer: serial }) }),
    });
  const walkThrough = () => {
    const serials = serialsOf(waiting.data);
    setQueue(serials);
    open(serials[0]);
  };
  const known = [...(waiting.data?.contents ?? []), ...(questions.data?.contents ?? [])];
  const isWaiting = new Set(serialsOf(waiting.data));
  const both = [...new Map(known.map((one) => [one.lectureQuestionSerialNumber, one])).values()].filter(
    (one) =>
      chosen.includes(one.lectureQuestionSerialNumber) &&
      (isWaiting.has(one.lectureQuestionSerialNumber) || one.status !== 'INSTRUCTOR_ANSWERED'),
  );
  const [isTogether, setTogether] = useState(false);

  if (answer !== undefined) {
    const at = queue.indexOf(answer);
    const goTo = (index: number, isDone: boolean) => {
      const next = queue[index];
      if (next === undefined && isDone && at >= 0) toast({ message: text.allDone, tone: 'good' });
      open(next);
    };
    return (
      <Suspense fallback={<WorkSkeleton />}>
        <OpenQuestion
          key={answer}
          club={club}
          serial={answer}
          place={at < 0 ? null : { no: at + 1, of: queue.length }}
          onSent={() => (at < 0 ? open(undefined) : goTo(at + 1, true))}
          onNext={() => goTo(at + 1, false)}
          onPrevious={() => at > 0 && goTo(at - 1, false)}
          onBack={() => open(undefined)}
          onPlace={onPlace}
        />
      </Suspense>
    );
  }
  if (isTogether && both.length >= FEWEST_TOGETHER) {
    const leave = () => {
      setTogether(false);
      onChosen([]);
    };
    return (
      <Suspense fallback={<WorkSkeleton />}>
        <BulkAnswerPane club={club} questions={both} onSent={leave} onBack={leave} />
      </Suspense>
    );
  }
  const counts = questions.data?.counts;
  return (
    <section aria-label={questionsText.title} className="rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-start gap-3 px-4 pt-4 pb-3 desktop:px-5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 className="text-lg font-bold">{text.waiting(counts?.waiting ?? 0)}</h2>
          <p className="text-sm text-ink-2">{text.lead}</p>
        </div>
        <DownloadButton
          ask={() => exportLectureQuestions.ask({ params: { club } })}
          fileName={exports.questionsName(about?.clubName ?? '')}
        >
          {exports.xlsx}
        </DownloadButton>
        {both.length >= FEWEST_TOGETHER && (
          <Button onPress={() => setTogether(true)}>{text.together(both.length)}</Button>
        )}
        <Button variant="primary" onPress={walkThrough} isDisabled={(counts?.waiting ?? 0) === 0}>
          {text.walk}
        </Button>
      </div>
      <div className="flex flex-col gap-3 px-4 pb-3 desktop:px-5">
        <FilterBar label={questionsText.filters}>
          {QUESTION_FILTERS.filter((one) => one !== 'MINE').map((one) => (
            <ChipButton
              key={one}
              isSelected={one === filter}
              onChange={() => void navigate({ search: { filter: one, ...(keyword !== '' && { keyword }) } })}
            >
              {questionsText.filter[one]}{' '}
              {counts &&
                { ALL: counts.all, WAITING: counts.waiting, ASSISTANT: counts.assistant, ANSWERED: counts.answered }[
                  one
                ]}
            </ChipButton>
          ))}
        </FilterBar>
        <SearchField
          label={text.search}
          placeholder={text.search}
          value={keyword}
          delay={300}
          onChange={(typed) =>
            void navigate({ search: { filter, ...(typed !== '' && { keyword: typed }) }, replace: true })
          }
        />
      </div>
      <Loaded from={questions} skeleton={<Skeleton shape="block" className="m-4 h-60" />}>
        {({ contents, totalElements }) => (
          <>
            {contents.length === 0 && (
              <EmptyState>{filter === 'WAITING' && keyword === '' ? text.noneWaiting : text.none}</EmptyState>
            )}
            <QuestionRows
              questions={contents}
              chosen={chosen}
              onChoose={(serial, isOn) => onChosen(isOn ? [...chosen, serial] : chosen.filter((one) => one !== serial))}
              onAnswer={(serial) => {
                setQueue([]);
                open(serial);
              }}
            />
            <Pagination
              page={page}
              pageCount={Math.ceil(totalElements / SIZE)}
              className="px-4 py-3"
              link={(to, parts) => (
                <Link
                  from="/lecture-dashboard/$clubSequence/questions"
                  to="."
                  search={(old) => ({ ...old, page: to })}
                  {...parts}
                />
              )}
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
