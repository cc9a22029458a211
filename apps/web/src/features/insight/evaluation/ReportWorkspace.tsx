import type { EvaluationReport, EvaluationStatus } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Kbd } from '../../../ui/keys/Kbd.tsx';
import { letterKey } from '../../../ui/keys/page-keys.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { evaluationText } from './evaluation.text.ts';
import type { AnswerLink } from './Grounds.tsx';
import { ReportEditor, type Leaving } from './ReportEditor.tsx';

const text = evaluationText.room;
/** Side by side on a wide screen; on a phone one at a time. */
const PANES = ['evidence', 'report'] as const;

export interface ReportWorkspaceProps {
  readonly clubSequence: number;
  readonly report: EvaluationReport & { readonly previous: string | null; readonly next: string | null };
  readonly common: EvaluationStatus['common'];
  /** What the member did and wrote, which the report rests on. */
  readonly evidence: ReactNode;
  readonly answerLink: AnswerLink | undefined;
  readonly backLink: (parts: LinkParts) => ReactNode;
  readonly onMove: (memberUUID: string) => void;
}

/** A member's report beside what it rests on; J and K go through the class, and what was changed is saved on the way. */
export function ReportWorkspace({
  clubSequence,
  report,
  common,
  evidence,
  answerLink,
  backLink,
  onMove,
}: ReportWorkspaceProps) {
  const { member, status, readAt, previous, next } = report;
  const leaving = useRef<Leaving>(null);
  const [shown, setShown] = useState<(typeof PANES)[number]>('evidence');
  const heading = useRef<HTMLHeadingElement>(null);
  const go = async (to: string | null) => {
    if (to !== null && (await leaving.current?.save()) === true) onMove(to);
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = letterKey(event);
      if (key === 'j') void latest.current(next);
      if (key === 'k') void latest.current(previous);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [next, previous]);
  // Whoever comes to the next person hears whose report it is, and has the keys.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="report-of" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {backLink({
          className:
            'inline-flex min-h-11 items-center text-sm font-semibold text-brand-ink underline-offset-4 hover:underline desktop:min-h-8',
          children: `‹ ${text.back}`,
        })}
        <h2 id="report-of" ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {evaluationText.reportOf(member.nickname)}
        </h2>
        <Chip tone={status === 'RELEASED' ? 'good' : 'neutral'}>
          {status === 'RELEASED' ? evaluationText.released : evaluationText.draft}
        </Chip>
        {status === 'DRAFT' && <Chip>{readAt === null ? evaluationText.unreadState : evaluationText.readState}</Chip>}
        <div className="flex gap-2 desktop:ml-auto">
          <Button size="small" isDisabled={previous === null} onPress={() => void go(previous)} aria-keyshortcuts="K">
            {text.previous}{' '}
            <span className="max-desktop:hidden">
              <Kbd>K</Kbd>
            </span>
          </Button>
          <Button size="small" isDisabled={next === null} onPress={() => void go(next)} aria-keyshortcuts="J">
            {text.next}{' '}
            <span className="max-desktop:hidden">
              <Kbd>J</Kbd>
            </span>
          </Button>
        </div>
      </div>
      <p className="-mt-2 text-sm text-ink-3 max-desktop:hidden">{next === null ? text.last : text.keys}</p>
      <div role="group" aria-label={text.panes} className="grid grid-cols-2 gap-2 desktop:hidden">
        {PANES.map((pane) => (
          <Button
            key={pane}
            aria-pressed={pane === shown}
            onPress={() => setShown(pane)}
            className="aria-pressed:border-brand aria-pressed:text-brand-ink"
          >
            {text.pane[pane]}
          </Button>
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-5 desktop:grid-cols-2">
        <div className={cx('min-w-0', shown === 'report' && 'max-desktop:hidden')}>{evidence}</div>
        <Card
          as="section"
          aria-label={status === 'RELEASED' ? text.released : text.draft}
          className={cx(
            'pb-0! desktop:sticky desktop:top-20 desktop:max-h-[calc(100dvh-6rem)] desktop:overflow-auto',
            shown === 'evidence' && 'max-desktop:hidden',
          )}
        >
          <ReportEditor {...{ clubSequence, report, common, answerLink }} ref={leaving} />
        </Card>
      </div>
    </section>
  );
}
