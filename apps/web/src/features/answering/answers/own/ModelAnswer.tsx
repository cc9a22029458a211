import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { formatDateTime } from '../../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { modelText } from '../model.text.ts';

const words = modelText;

export interface ModelAnswerProps {
  readonly model: NonNullable<AnswerRoom['modelAnswer']>;
  /** Where nothing above says which of them one met. */
  readonly hasKeywords: boolean;
}

/** What a good answer holds. */
export function ModelAnswer({ model, hasKeywords }: ModelAnswerProps) {
  return (
    <section aria-labelledby="model-answer" className="rounded-box border border-line bg-surface p-4">
      <h2 id="model-answer" className="mb-2 text-lg font-bold">
        {words.title}
      </h2>
      {model.text === '' ? <p className="text-ink-3">{words.none}</p> : <Markdown text={model.text} />}
      {hasKeywords && model.keywords.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <h3 className="text-sm font-semibold text-ink-2">{words.keywords}</h3>
          <ul className="flex flex-wrap gap-1.5">
            {model.keywords.map((keyword) => (
              <li key={keyword}>
                <Chip tone="good">{keyword}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** When the model answer opens, where the club holds it. */
export function HeldModelAnswer({ deadlineAt }: Pick<AnswerRoom, 'deadlineAt'>) {
  const timeZone = useTimeZone();
  return (
    <section aria-labelledby="model-answer" className="rounded-box border border-line bg-surface p-4">
      <h2 id="model-answer" className="mb-1 text-lg font-bold">
        {words.title}
      </h2>
      <p className="text-ink-2">
        {deadlineAt === null ? words.heldToEnd : words.held(formatDateTime(deadlineAt, timeZone))}
      </p>
    </section>
  );
}
