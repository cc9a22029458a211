import type { ClubField, FieldChange, QuizField } from '@dure/contract/authoring/quiz-clubs/club-difference';
import { plainLines } from '../../../../kernel/plain-question.ts';
import { DiffText } from '../../../../ui/text/DiffText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { isProse, valueText } from './change-value.ts';
import { changesText as text } from './changes.text.ts';

export interface FieldChangeRowProps {
  readonly name: string;
  readonly change: FieldChange<ClubField | QuizField>;
}

/** Compared in the words that are read; where the words are the same, only their marks or line breaks changed. */
function ProseChange({ before, after }: { readonly before: string; readonly after: string }) {
  const [was, is] = [plainLines(before), plainLines(after)];
  if (was === is) return <p className="text-ink-2">{text.marksChanged}</p>;
  return <DiffText before={was} after={is} />;
}

/** One field: what it was and what it is. */
export function FieldChangeRow({ name, change: { field, before, after } }: FieldChangeRowProps) {
  const zone = useTimeZone();
  const [was, is] = [before, after].map((value) => valueText(field, value, zone)) as [string, string];
  return (
    <div className="flex flex-col gap-x-4 gap-y-0.5 py-2.5 desktop:flex-row">
      <dt className="flex-none text-sm text-ink-3 desktop:w-32 desktop:leading-6">{name}</dt>
      <dd className="min-w-0 flex-1">
        {field === 'clubImageUrl' ? (
          text.pictureChanged
        ) : isProse(field) ? (
          <ProseChange before={String(before ?? '')} after={String(after ?? '')} />
        ) : (
          <span className="flex flex-wrap items-center gap-x-2 break-words">
            <span className="text-ink-3">
              <span className="sr-only">{text.before}: </span>
              <del className="decoration-1">{was}</del>
            </span>
            <Icon name="arrowRight" size={14} className="text-ink-3" />
            <span className="font-semibold">
              <span className="sr-only">{text.after}: </span>
              {is}
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}
