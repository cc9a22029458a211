import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { QuestionPlace } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { questionsText as text } from '../lecture-questions.text.ts';

/** A place of a material of one of the club's studies. */
export interface OpenedPlace {
  readonly clubStudySequence: number;
  readonly place: QuestionPlace;
}

export interface SourcesProps {
  readonly sources: readonly AnswerSource[];
  /** Turns the material to a place and marks it. */
  readonly onPlace: (opened: OpenedPlace) => void;
}

/** What a source is called: a material with its page, or an instructor's verified answer. */
export function sourceName({ title, unit, unitNo, verifiedBy, lectureQuestionSerialNumber: serial }: AnswerSource) {
  return verifiedBy !== null && serial !== null
    ? text.verifiedSource(verifiedBy, serial)
    : text.place(title, unit, unitNo);
}

function placeIn(source: AnswerSource): OpenedPlace | null {
  const { clubStudySequence, contentSequence, title, unit, unitNo, position, quote } = source;
  if (clubStudySequence === null || contentSequence === null) return null;
  return { clubStudySequence, place: { contentSequence, title, unit, unitNo, position, quote } };
}

export function SourceNumber({ no }: { readonly no: number }) {
  return (
    <span className="ml-1 inline-grid size-5 place-items-center rounded-[6px] bg-brand align-[1px] text-xs font-bold text-on-brand tabular-nums">
      <span className="sr-only">{text.sources} </span>
      {no}
    </span>
  );
}

/** What an answer rests on, each with its number; a material opens at its page. */
export function Sources({ sources, onPlace }: SourcesProps) {
  if (sources.length === 0) return null;
  return (
    <ol aria-label={text.sources} className="mt-2 divide-y divide-line rounded-control border border-line text-sm">
      {sources.map((source) => {
        const place = placeIn(source);
        return (
          <li key={source.no} className="flex min-h-11 items-center gap-2 px-3">
            <SourceNumber no={source.no} />
            {place ? (
              <button
                type="button"
                onClick={() => onPlace(place)}
                className="min-h-11 min-w-0 flex-1 truncate text-left font-semibold text-brand-ink hover:underline"
              >
                {sourceName(source)}
              </button>
            ) : (
              <span className="min-w-0 flex-1 py-2 text-ink-2">
                {sourceName(source)}
                {source.verifiedAt !== null && (
                  <>
                    {' '}
                    · <DateText date={source.verifiedAt} look="day" />
                  </>
                )}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
