import type { MemberQuiz } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getMemberDetail } from '../../../../api/insight/dashboard/dashboard.reads.ts';
import { plainLines, plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { dashboardText } from '../dashboard.text.ts';
import { MemberNumbers } from './MemberNumbers.tsx';

const text = dashboardText.detail;
const { none, points } = dashboardText;

interface PlaceOf {
  readonly club: number;
  readonly member: string;
}

/** What somebody wrote to one quiz, before and after, with what it was worth. */
function Evidence({ quiz, club, member }: PlaceOf & { readonly quiz: MemberQuiz }) {
  const { no, question, quizSequence, preText, finalText, officialGrade, finalSubmittedAt, isOnTime, keywords } = quiz;
  const latest = finalText ?? preText;
  return (
    <li className="border-t border-line py-3 first:border-0">
      <div className="flex items-baseline gap-3">
        <span className="w-5 flex-none text-right font-bold text-ink-3 tabular-nums">{no}</span>
        <p className="min-w-0 flex-1 font-semibold break-words">{plainQuestion(question)}</p>
        <b className="flex-none tabular-nums">
          {officialGrade === null ? (finalSubmittedAt === null ? none : text.ungraded) : points(officialGrade)}
        </b>
      </div>
      <div className="ml-8">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3 tabular-nums">
          <span>{text.states[quiz.answerStatus ?? 'none']}</span>
          {finalSubmittedAt !== null && <DateText date={finalSubmittedAt} look="short" />}
          {isOnTime === false && <Chip tone="bad">{text.late}</Chip>}
          {keywords.pre !== null && keywords.final !== null && <span>{text.growth(keywords.pre, keywords.final)}</span>}
        </p>
        {latest !== null && (
          <details className="group mt-1">
            <summary className="min-h-11 cursor-pointer list-none desktop:min-h-0">
              <span className="line-clamp-3 whitespace-pre-line text-ink-2 group-open:hidden">
                {plainLines(latest)}
              </span>
              <span className="text-sm font-semibold text-brand-ink">
                <span className="group-open:hidden">{text.readAll}</span>
                <span className="hidden group-open:inline">{text.fold}</span>
              </span>
            </summary>
            {preText !== null && (
              <div className="mt-2 border-l-3 border-pre pl-3">
                <p className="text-sm font-semibold text-pre">{text.pre}</p>
                <Markdown text={preText} />
              </div>
            )}
            {finalText !== null && (
              <div className="mt-3 border-l-3 border-brand pl-3">
                <p className="text-sm font-semibold text-brand-ink">{text.final}</p>
                <Markdown text={finalText} />
              </div>
            )}
            <Link
              to="/quiz-dashboard/$clubSequence/grading"
              params={{ clubSequence: club }}
              search={{ quiz: quizSequence, answer: `${quizSequence}.${member}` }}
              aria-label={text.grade(no)}
              className="inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline-offset-4 hover:underline"
            >
              {text.openAnswer}
            </Link>
          </details>
        )}
      </div>
    </li>
  );
}

export interface MemberEvidenceProps {
  readonly clubSequence: number;
  readonly memberUUID: string;
}

/** What a report of a member rests on: their numbers, and each quiz with what they wrote. */
export function MemberEvidence({ clubSequence, memberUUID }: MemberEvidenceProps) {
  const detail = useQuery(getMemberDetail({ params: { id: clubSequence, memberUUID } }));
  return (
    <section aria-label={text.evidence} className="flex min-w-0 flex-col gap-4">
      <Loaded from={detail} skeleton={<WorkSkeleton hasHead={false} />}>
        {(data) => (
          <>
            <MemberNumbers detail={data} />
            <Card>
              {data.quizzes.length === 0 ? (
                <EmptyState icon="question">{text.empty}</EmptyState>
              ) : (
                <ol>
                  {data.quizzes.map((quiz) => (
                    <Evidence key={quiz.quizSequence} quiz={quiz} club={clubSequence} member={memberUUID} />
                  ))}
                </ol>
              )}
            </Card>
          </>
        )}
      </Loaded>
    </section>
  );
}
