import type { ResumeGradeProof, ResumeProof } from '@dure/contract/people/resume-stories/resume-stories.views';
import type { ReactNode } from 'react';
import { NativeButton } from '../../../ui/buttons/NativeButton.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { gradeWords, proofWords } from './proof-words.ts';
import { resumeText } from './resume.text.ts';

const text = resumeText.proof;

/** Who confirms, and how whoever reads has that checked. */
export interface Checking {
  readonly tenantName: string;
  /** When the records were last asked by whoever reads; null before. */
  readonly checkedAt: number | null;
  readonly onCheck: () => void;
  readonly badgeAddress: (clubSequence: number) => string;
}

const actionClass = 'touch-target rounded-control text-sm font-semibold text-brand-ink hover:underline';

interface ProofBoxProps extends Omit<Checking, 'badgeAddress'> {
  readonly proof: Pick<ResumeProof, 'isConfirmed' | 'consentedAt'>;
  readonly words: string;
  readonly badge?: ReactNode;
}

/** What the organisation confirms of a step, as the member consented to it; whoever reads has it checked. */
function ProofBox({ proof, words, badge, tenantName, checkedAt, onCheck }: ProofBoxProps) {
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
          {badge}
          <NativeButton onPress={onCheck} className={actionClass}>
            {text.check}
          </NativeButton>
        </span>
      </div>
      <p className="mt-0.5 text-sm text-ink-2">{words}</p>
      <p role="status" className="text-sm text-ink-3 empty:hidden print:hidden">
        {checkedAt !== null &&
          `${text.checked(tenantName, formatDateTime(checkedAt, zone))} ${isConfirmed ? text.same : text.different}`}
      </p>
    </div>
  );
}

/** A finished club, with its badge. */
export function ClubProofBox({ proof, badgeAddress, ...checking }: Checking & { readonly proof: ResumeProof }) {
  const zone = useTimeZone();
  return (
    <ProofBox
      {...checking}
      proof={proof}
      words={proofWords(proof, zone)}
      badge={
        <a href={badgeAddress(proof.clubSequence)} download title={text.badgeHelp} className={actionClass}>
          {text.badge}
        </a>
      }
    />
  );
}

/** The official grade of one answer. */
export function GradeProofBox({
  proof,
  badgeAddress: _,
  ...checking
}: Checking & { readonly proof: ResumeGradeProof }) {
  const zone = useTimeZone();
  return <ProofBox {...checking} proof={proof} words={gradeWords(proof, zone)} />;
}
