import type { AnswerVersion } from '@dure/contract/answering/answers/answer-versions.endpoints';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { cx } from '../../../../ui/cx.ts';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { answersText } from '../answers.text.ts';
import { versionsText } from './versions.text.ts';
import { revisionText } from '../own/revision.text.ts';

const words = versionsText;

export interface VersionListProps {
  /** Newest first. */
  readonly versions: readonly AnswerVersion[];
  readonly open: number;
  readonly onOpen: (versionNo: number) => void;
}

/** When what was submitted; a press reads it. */
export function VersionList({ versions, open, onOpen }: VersionListProps) {
  const firstFinal = versions.findLast(({ step }) => step === 'FINAL')?.versionNo;
  return (
    <ul aria-label={words.list} className="flex flex-col gap-2">
      {versions.map(({ versionNo, step, submittedAt, length, fileNames, isAfterModelAnswer }) => (
        <li key={versionNo}>
          <button
            type="button"
            aria-current={versionNo === open}
            onClick={() => onOpen(versionNo)}
            className={cx(
              'flex min-h-11 w-full flex-col gap-1 rounded-box border px-3 py-2.5 text-left transition-colors hover:bg-sunken',
              versionNo === open ? 'border-brand' : 'border-line',
            )}
          >
            <span className="flex w-full items-center justify-between gap-2">
              <span className="font-semibold">{words.no(versionNo)}</span>
              <Chip tone={step === 'PRE' ? 'pre' : 'post'}>
                {step === 'PRE' ? answersText.preAnswer : answersText.finalAnswer}
              </Chip>
            </span>
            <span className="text-sm text-ink-3 tabular-nums">
              <DateText date={submittedAt} look="short" /> · {words.length(length)}
            </span>
            {isAfterModelAnswer && (
              <span className="text-sm text-ink-2">
                {versionNo === firstFinal ? revisionText.firstMark : revisionText.mark}
              </span>
            )}
            {fileNames.length > 0 && (
              <span className="max-w-full truncate text-sm text-ink-3">{words.files(fileNames)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
