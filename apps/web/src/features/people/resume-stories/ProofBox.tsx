import type { ResumeProof } from '@dure/contract/people/resume-stories/resume-stories.views';
import { NativeButton } from '../../../ui/buttons/NativeButton.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { proofWords } from './proof-words.ts';
import { resumeText } from './resume.text.ts';

const text = resumeText.proof;

export interface ProofBoxProps {
  readonly proof: ResumeProof;
  readonly tenantName: string;
  /** When the records were last asked by whoever reads; null before. */
  readonly checkedAt: number | null;
  readonly onCheck: () => void;
  readonly badgeAddress: (clubSequence: number) => string;
}

const actionClass = 'touch-target rounded-control text-sm font-semibold text-brand-ink hover:underline';

/** What the organisation confirms of a step, as the member consented to it; whoever reads has it checked. */
export function ProofBox({ proof, tenantName, checkedAt, onCheck, badgeAddress }: ProofBoxProps) {
  const zone = useTimeZone();
  const { isConfirmed } = proof;
  return (
    <div className="mt-2 break-inside-avoid rounded-box border border-line-strong px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-2">
        <span
          className={
            isConfirmed ? 'inline-flex items-center gap-1 font-semibold text-good' : 'font-semibold text-ink-2'
          }
        >
          {isConfirmed && <Icon name="check" size={15} />}
          <span className="text-sm">{isConfirmed ? text.by(tenantName) : text.changed}</span>
        </span>
        <DateText date={proof.consentedAt} className="text-sm text-ink-3" />
        <span className="ml-auto flex gap-x-4 print:hidden">
          <a href={badgeAddress(proof.clubSequence)} download title={text.badgeHelp} className={actionClass}>
            {text.badge}
          </a>
          <NativeButton onPress={onCheck} className={actionClass}>
            {text.check}
          </NativeButton>
        </span>
      </div>
      <p className="mt-0.5 text-sm text-ink-2">{proofWords(proof, zone)}</p>
      <p role="status" className="text-sm text-ink-3 empty:hidden print:hidden">
        {checkedAt !== null &&
          `${text.checked(tenantName, formatDateTime(checkedAt, zone))} ${isConfirmed ? text.same : text.different}`}
      </p>
    </div>
  );
}
