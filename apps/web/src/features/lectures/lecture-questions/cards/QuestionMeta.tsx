import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';
import type { SourcesProps } from './Sources.tsx';

export interface QuestionMetaProps extends Pick<SourcesProps, 'onPlace'> {
  readonly question: LectureQuestion;
}

/** Who asked when, in which study or at which place, under which number. */
export function QuestionMeta({ question, onPlace }: QuestionMetaProps) {
  const { asker, askedAt, place, studyNo, lectureQuestionSerialNumber, isPrivate, isMine, clubStudySequence } =
    question;
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-3 tabular-nums">
      <span>{asker?.nickname ?? text.someone}</span>·<DateText date={askedAt} />·
      {place ? (
        <button
          type="button"
          onClick={() => onPlace({ clubStudySequence, place })}
          className="touch-target font-semibold text-brand-ink hover:underline"
        >
          {text.place(place.title, place.unit, place.unitNo)}
        </button>
      ) : (
        <span>{text.study(studyNo)}</span>
      )}
      ·<span>{text.number(lectureQuestionSerialNumber)}</span>
      {isPrivate && (
        <span className="inline-flex items-center gap-1">
          <Icon name="lock" size={13} />
          {isMine ? text.isPrivate : text.isPrivateHere}
        </span>
      )}
    </div>
  );
}
