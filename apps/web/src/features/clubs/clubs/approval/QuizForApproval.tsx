import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { formatDateTime } from '../../../../ui/dates/format-date.ts';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { clubApprovalText } from './club-approval.text.ts';
import { ContentToDecide } from './ContentToDecide.tsx';

const text = clubApprovalText.detail;

export interface QuizToDecideProps {
  readonly quiz: QuizClubDetail['quizzes'][number];
  readonly no: number;
}

export function QuizForApproval({ quiz, no }: QuizToDecideProps) {
  const zone = useTimeZone();
  const { question, modelAnswer, modelAnswerKeywords, week, topic, openAt, deadlineAt } = quiz;
  const { contentSequence, contentTitle, contentUrl } = quiz;
  return (
    <li className="rounded-box border border-line p-4">
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-3 tabular-nums">
        <span className="font-semibold">{text.quiz(no, week)}</span>
        {topic !== '' && <span>{topic}</span>}
        {openAt !== null && (
          <span>
            {formatDateTime(openAt, zone)} {text.openAt}
          </span>
        )}
        {deadlineAt !== null && (
          <span>
            {formatDateTime(deadlineAt, zone)} {text.deadlineAt}
          </span>
        )}
      </p>
      <Markdown text={question} headingLevel={4} className="mt-1 font-semibold" />
      {modelAnswer !== '' && (
        <details className="mt-2">
          <summary className="touch-target min-h-8 cursor-pointer text-sm font-semibold text-ink-2">
            {text.modelAnswer}
          </summary>
          <Markdown text={modelAnswer} headingLevel={4} className="mt-1 text-ink-2" />
        </details>
      )}
      {modelAnswerKeywords.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-1.5 text-sm">
          <span className="text-ink-3">{text.keywords}</span>
          {modelAnswerKeywords.map((keyword) => (
            <Chip key={keyword}>{keyword}</Chip>
          ))}
        </p>
      )}
      {(contentTitle !== '' || contentUrl !== '') && (
        <p className="mt-2 text-sm break-all">
          <span className="text-ink-3">{text.content}</span>{' '}
          <ContentToDecide contentSequence={contentSequence} title={contentTitle} url={contentUrl} />
        </p>
      )}
    </li>
  );
}
