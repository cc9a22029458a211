import type { BriefGroup } from '@dure/contract/grading/briefs/briefs.endpoints';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { briefsText as text } from './briefs.text.ts';

const label = 'text-[1.0625rem] font-semibold text-ink-2 tabular-nums desktop:text-lg';

export interface GroupViewProps {
  readonly group: BriefGroup;
  /** Of how many answers. */
  readonly of: number;
  readonly isHiding: boolean;
  readonly onSource: () => void;
}

/** One group: what they think, how they said it, what the content says, and what to ask. */
export function GroupView({ group, of, isHiding, onSource }: GroupViewProps) {
  const { name, title, count, isRight, typical, passage, ask } = group;
  return (
    <>
      <h2 className="text-2xl font-bold break-words desktop:text-3xl">{title === '' ? name : title}</h2>
      <p className={`flex flex-wrap items-center gap-2 ${label}`}>
        {isRight && (
          <Chip tone="good" icon="check" className="text-[1rem]">
            {text.right}
          </Chip>
        )}
        {text.countOf(count, of)} · {text.wrote}
      </p>
      {isHiding ? (
        <p className="text-lg text-ink-2">{text.hidden}</p>
      ) : (
        <>
          {typical.length === 0 && <p className="text-lg text-ink-2">{text.gone}</p>}
          {typical.map((said) => (
            <blockquote
              key={said}
              className="border-l-5 border-pre py-0.5 pl-4 text-xl leading-[1.5] break-words desktop:pl-5 desktop:text-2xl desktop:leading-[1.5]"
            >
              <p className="line-clamp-4">{plainQuestion(said)}</p>
            </blockquote>
          ))}
        </>
      )}
      {passage === null ? (
        <p className="text-[1.0625rem] text-ink-2">{text.noSource}</p>
      ) : (
        <figure className="mt-0.5 rounded-card border border-line-strong px-5 py-4">
          <figcaption className="flex flex-wrap items-center gap-x-3">
            <span className={`min-w-0 flex-1 break-words ${label}`}>
              {text.source(passage.title, passage.unit, passage.unitNo, passage.heading)}
            </span>
            <Button size="small" variant="ghost" icon="book" className="text-[1rem]" onPress={onSource}>
              {text.openSource}
            </Button>
          </figcaption>
          <p className="mt-1 line-clamp-4 text-xl leading-[1.6] break-words desktop:text-[1.5625rem]">
            {passage.sentence}
          </p>
        </figure>
      )}
      {ask !== '' && (
        <div className="mt-2">
          <p className={label}>{text.ask}</p>
          <p className="mt-1 text-xl leading-[1.4] font-bold break-words desktop:text-2xl">{ask}</p>
        </div>
      )}
    </>
  );
}
