import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { officialGrader } from '@dure/contract/grading/grading/official-grade';
import type { ReactNode } from 'react';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { gradeText } from './grade.text.ts';
import { FileList } from '../FileList.tsx';
import { ReviewState } from './ReviewState.tsx';

const words = gradeText;

function Feedback({ feedback }: { readonly feedback: NonNullable<AnswerRoom['feedback']> }) {
  const { writer, writtenAt, text, files } = feedback;
  return (
    <div className="mt-4 border-t border-line pt-4">
      <div className="mb-2 flex items-center gap-2">
        <Avatar name={writer.nickname} image={writer.profileImageUrl} />
        <h3 className="font-semibold">{words.feedback(writer.nickname)}</h3>
        <DateText date={writtenAt} look="short" className="ml-auto text-sm text-ink-3" />
      </div>
      <Markdown text={text} headingLevel={4} />
      <FileList files={files} />
    </div>
  );
}

/** What was said to each criterion. */
function Criteria({ criteria }: { readonly criteria: AnswerRoom['grades'][number]['criteria'] }) {
  if (criteria.length === 0) return null;
  return (
    <ul className="basis-full border-l-2 border-line pl-3 text-sm">
      {criteria.map(({ name, comment, points, level }) => (
        <li key={name}>
          <span className="font-semibold">{name}</span>
          {level !== null && <span> {level}</span>}
          {points !== null && <span className="tabular-nums"> {words.point(points)}</span>}
          {comment !== '' && <p className="whitespace-pre-wrap text-ink-2">{comment}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Whose grade is the official one; null while there is none. */
const graderOf = ({ grades, officialGrading }: GradeFeedbackProps['room']) => {
  const by = (wanted: string) => grades.find(({ grader }) => grader === wanted)?.grading ?? null;
  return officialGrader(officialGrading, { INSTRUCTOR: by('INSTRUCTOR'), AI: by('AI'), SELF: by('SELF') });
};

export interface GradeFeedbackProps {
  readonly room: Pick<
    AnswerRoom,
    'grades' | 'officialGrade' | 'officialGrading' | 'feedback' | 'review' | 'holdsGrades'
  >;
  /** Where AI took part, and why it gave what it gave. */
  readonly aiReasons?: ReactNode;
  /** The way to grade oneself, where the club allows it. */
  readonly selfGrade?: ReactNode;
  /** The way to ask that the grade be looked at again, while that is possible. */
  readonly askReview?: ReactNode;
}

/** What became of the answer: each grade with who gave it, and the words of the instructor. */
export function GradeFeedback({ room, aiReasons, selfGrade, askReview }: GradeFeedbackProps) {
  const { grades, officialGrade, feedback, review } = room;
  const official = graderOf(room);
  // What is held looks like what nobody graded: the own grade may stand there alone.
  const isWaiting = grades.every(({ grader }) => room.holdsGrades && grader === 'SELF');
  return (
    <section aria-labelledby="grade-feedback" className="rounded-box border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="grade-feedback" className="text-lg font-bold">
          {words.title}
        </h2>
        {officialGrade !== null && (
          <p className="text-sm text-ink-3">
            {words.official} <strong className="text-xl text-ink tabular-nums">{words.point(officialGrade)}</strong>
          </p>
        )}
      </div>
      {isWaiting && feedback === null && (
        <p className="mt-1 text-ink-3">{room.holdsGrades ? words.held : words.waiting}</p>
      )}
      {grades.length > 0 && (
        <ul className="mt-3 flex flex-col gap-2">
          {grades.map(({ grader, grading, note, criteria, gradedAt }) => (
            <li key={grader} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <Chip tone={grader === 'INSTRUCTOR' ? 'brand' : 'neutral'}>{words.graders[grader]}</Chip>
              <span className="font-semibold tabular-nums">{words.point(grading)}</span>
              {grader === official && <span className="text-sm font-semibold text-brand-ink">{words.official}</span>}
              <DateText date={gradedAt} look="short" className="text-sm text-ink-3" />
              {note !== '' && <p className="basis-full text-ink-2">{note}</p>}
              <Criteria criteria={criteria} />
            </li>
          ))}
        </ul>
      )}
      {grades.some(({ grader }) => grader === 'AI') && <p className="mt-2 text-sm text-ink-3">{words.ai}</p>}
      {aiReasons}
      {selfGrade}
      {askReview}
      {review && <ReviewState review={review} />}
      {feedback !== null && <Feedback feedback={feedback} />}
    </section>
  );
}
