import type { LateRevision as Revision } from '@dure/contract/answering/answers/answers.views';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { revisionText } from './revision.text.ts';
import { FileList } from '../FileList.tsx';

const words = revisionText;

/** One's own revision from after the model answer, and what it counts for. */
export function RevisionAfterModelAnswer({ revision }: { readonly revision: Revision }) {
  return (
    <section aria-label={words.mark} className="rounded-box border border-line bg-surface p-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Chip tone="pre">{words.mark}</Chip>
        <DateText date={revision.submittedAt} look="short" className="text-sm text-ink-3" />
      </div>
      {!revision.isCounted && (
        <>
          <Markdown text={revision.text} headingLevel={3} />
          <FileList files={revision.files} hasZip />
        </>
      )}
      <p className="mt-2 text-sm text-ink-3">{revision.isCounted ? words.counted : words.notCounted}</p>
    </section>
  );
}
