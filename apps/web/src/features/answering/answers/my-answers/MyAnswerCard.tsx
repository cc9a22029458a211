import { ANSWER_STATUS, answerStatusLabel } from '@dure/contract/codes/answer-status';
import type { MyAnswer } from '@dure/contract/answering/answers/my-answers.endpoints';
import type { ReactNode } from 'react';
import { gradeTone } from '../../../../kernel/grade-tone.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { myAnswersText as words } from './my-answers.text.ts';

interface TextProps {
  readonly title: string;
  readonly at: string;
  readonly text: string;
  readonly isCut: boolean;
}

function Excerpt({ title, at, text, isCut }: TextProps) {
  return (
    <div>
      <h4 className="text-sm font-semibold text-ink-2">
        {title} · <DateText date={at} />
      </h4>
      <p className="mt-0.5 line-clamp-3 whitespace-pre-line">
        {plainQuestion(text)}
        {isCut && words.more}
      </p>
    </div>
  );
}

function StatusChips({ answer }: { readonly answer: MyAnswer }) {
  const { answerStatus, hasDraft, isOnTime, deadlineAt, officialGrade, comprehension } = answer;
  const isFinal = answerStatus === ANSWER_STATUS.final;
  return (
    <div className="flex flex-wrap gap-1.5">
      <Chip tone={isFinal ? 'post' : 'pre'}>
        {answerStatus === ANSWER_STATUS.preDraft ? words.writing.pre : answerStatusLabel(answerStatus)}
      </Chip>
      {hasDraft && answerStatus !== ANSWER_STATUS.preDraft && <Chip tone="pre">{words.writing.final}</Chip>}
      {isOnTime !== null && deadlineAt !== null && <Chip>{isOnTime ? words.onTime : words.late}</Chip>}
      {officialGrade !== null && <Chip tone={gradeTone(officialGrade)}>{words.official(officialGrade)}</Chip>}
      {comprehension !== null && <Chip>{words.comprehension(comprehension)}</Chip>}
    </div>
  );
}

export interface MyAnswerCardProps {
  readonly answer: MyAnswer;
  /** The way into the quiz's room. */
  readonly link: (parts: LinkParts) => ReactNode;
}

/** One of the member's answers: both steps, what others made of it, and what it was worth. */
export function MyAnswerCard({ answer, link }: MyAnswerCardProps) {
  const { week, no, question, pre, final, feedback, grades } = answer;
  return (
    <Card as="article" aria-label={words.place(week, no)} className="flex flex-col gap-3">
      <div>
        <p className="text-sm text-ink-3 tabular-nums">{words.place(week, no)}</p>
        <h3 className="font-bold">
          {link({
            className: 'touch-target block hover:text-brand-ink hover:underline',
            children: <span className="line-clamp-2">{plainQuestion(question)}</span>,
          })}
        </h3>
      </div>
      <StatusChips answer={answer} />
      {pre && <Excerpt title={words.steps.pre} at={pre.submittedAt} text={pre.text} isCut={pre.isCut} />}
      {final && <Excerpt title={words.steps.final} at={final.submittedAt} text={final.text} isCut={final.isCut} />}
      {feedback && (
        <div className="rounded-box bg-sunken px-4 py-3">
          <Excerpt title={words.feedback} at={feedback.writtenAt} text={feedback.text} isCut={feedback.isCut} />
        </div>
      )}
      {pre && (
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-3 tabular-nums">
          <span>{words.counts(answer.likeCount, answer.onePickCount, answer.replyCount)}</span>
          {grades.length > 0 && (
            <span>{grades.map(({ grader, grading }) => words.grade(words.graders[grader], grading)).join(' · ')}</span>
          )}
        </p>
      )}
    </Card>
  );
}
