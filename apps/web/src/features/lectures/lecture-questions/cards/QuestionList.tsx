import { MAX_PAGE_SIZE } from '@dure/contract/http/request-limits';
import {
  QUESTION_FILTERS,
  type QuestionFilter,
  type QuestionSort,
} from '@dure/contract/lectures/lecture-questions/question-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listLectureQuestions } from '../../../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ChipButton } from '../../../../ui/buttons/ChipButton.tsx';
import { FilterSelect } from '../../../../ui/lists/FilterSelect.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';
import { LinkedQuestion } from './LinkedQuestion.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import type { SourcesProps } from './Sources.tsx';

const AT_ONCE = 20;
const SORTS = (['NEWEST', 'WONDERED'] as const satisfies readonly QuestionSort[]).map((value) => ({
  value,
  label: text.sorts[value],
}));
const countOf = (counts: Readonly<Record<string, number>>, filter: QuestionFilter) => counts[filter.toLowerCase()] ?? 0;

export interface QuestionListProps extends Pick<SourcesProps, 'onPlace'> {
  readonly club: number;
  readonly study: number;
  /** The question that is to be shown, wherever in the club it was asked. */
  readonly sought?: number | undefined;
}

/** The questions of a study: mine, the others', and what became of them. */
export function QuestionList({ club, study, sought, onPlace }: QuestionListProps) {
  const [filter, setFilter] = useState<QuestionFilter>('ALL');
  const [sort, setSort] = useState<(typeof SORTS)[number]['value']>('NEWEST');
  const [size, setSize] = useState(AT_ONCE);
  const questions = useQuery(
    listLectureQuestions({ query: { clubSequence: club, clubStudySequence: study, filter, sort, size } }),
  );
  const counts = questions.data?.counts;
  return (
    <div className="flex flex-col gap-3 p-4 desktop:px-5">
      <div
        role="group"
        aria-label={text.filters}
        className="-mx-4 flex items-center gap-1.5 overflow-x-auto px-4 py-1.5 *:flex-none"
      >
        {QUESTION_FILTERS.map((one) => (
          <ChipButton key={one} isSelected={one === filter} onChange={() => setFilter(one)}>
            {text.filter[one]} {counts && countOf(counts, one)}
          </ChipButton>
        ))}
        <FilterSelect
          label={text.sort}
          options={SORTS}
          value={sort}
          onChange={(chosen) => chosen && setSort(chosen)}
          isRequired
        />
      </div>
      {sought !== undefined && <LinkedQuestion club={club} serial={sought} onPlace={onPlace} />}
      <Loaded from={questions} skeleton={<Skeleton shape="block" className="h-40" />}>
        {({ contents, totalElements }) => (
          <>
            {contents.length === 0 && <EmptyState>{filter === 'ALL' ? text.none : text.noneFiltered}</EmptyState>}
            <ul aria-label={text.list} className="flex flex-col gap-3">
              {contents
                .filter(({ lectureQuestionSerialNumber }) => lectureQuestionSerialNumber !== sought)
                .map((question) => (
                  <li key={question.lectureQuestionSerialNumber}>
                    <QuestionCard question={question} onPlace={onPlace} />
                  </li>
                ))}
            </ul>
            {totalElements > contents.length && size < MAX_PAGE_SIZE && (
              <Button onPress={() => setSize(Math.min(size * 2, MAX_PAGE_SIZE))}>{text.more}</Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
