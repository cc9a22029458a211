import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';
import { Sources, type SourcesProps } from './Sources.tsx';

export interface VerifiedAnswerProps extends Pick<SourcesProps, 'onPlace'> {
  readonly answer: NonNullable<LectureQuestion['instructorAnswer']>;
}

/** An instructor's answer with name, date, and whether the assistant rests on it. */
export function VerifiedAnswer({ answer, onPlace }: VerifiedAnswerProps) {
  const { author, answeredAt, isSource, sources } = answer;
  return (
    <div
      role="group"
      aria-label={text.answeredBy(author.nickname)}
      className="mt-2.5 rounded-r-[10px] border-l-3 border-good bg-bg px-3 py-2.5"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Avatar name={author.nickname} image={author.profileImageUrl} size="small" />
        <strong>{author.nickname}</strong>
        <span className="inline-flex items-center gap-1 text-sm font-semibold text-good">
          <Icon name="check" size={14} />
          {text.verified}
        </span>
        <DateText date={answeredAt} className="ml-auto text-sm text-ink-3" />
      </div>
      <Markdown text={answer.text} className="mt-1.5" />
      <Sources sources={sources} onPlace={onPlace} />
      {isSource && <p className="mt-1 text-sm text-ink-2">{text.rests}</p>}
    </div>
  );
}
