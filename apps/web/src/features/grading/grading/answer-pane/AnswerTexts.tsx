import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useMemo, type ReactNode } from 'react';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { SentencePairs } from '../../../../ui/text/SentencePairs.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { markingOf } from '../../../../ui/markdown/marking/marking.ts';
import { evidencePassages } from '../ai/passages.ts';
import { Keywords } from './Keywords.tsx';
import { gradingText } from '../grading.text.ts';
import { useGrading } from '../state/grading-context.ts';

const text = gradingText.answer;

interface BlockProps {
  readonly title: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

function Block({ title, aside, children }: BlockProps) {
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-2 not-last:mb-2.5">
        <h3 className="font-semibold">{title}</h3>
        <span className="text-sm text-ink-3 tabular-nums">{aside}</span>
      </div>
      {children}
    </Card>
  );
}

function submitted({ text: written, submittedAt }: GradingDetail['pre'], revisedAt: string | null = null) {
  return (
    <>
      <DateText date={revisedAt ?? submittedAt} look="short" /> · {text.length(written.length)}
    </>
  );
}

interface DetailProps {
  readonly detail: GradingDetail;
}

/** The answer that is graded; before there is a final one, the pre-answer with the reason why that cannot be done. */
export function AnswerTexts({ detail }: DetailProps) {
  const { renderFiles } = useGrading();
  const { pre, final, ai, modelAnswerKeywords: words } = detail;
  const marking = useMemo(() => markingOf(words, evidencePassages({ final, ai })), [words, final, ai]);
  if (final === null)
    return (
      <Block title={<Chip tone="pre">{text.pre}</Chip>} aside={submitted(pre)}>
        <Markdown text={pre.text} headingLevel={4} marking={marking} />
        {renderFiles(pre.files)}
        <Keywords answer={pre.text} keywords={words} />
        <p className="mt-3 border-t border-line pt-3 text-sm text-pre">{text.preOnly}</p>
      </Block>
    );
  return (
    <>
      <Block title={<Chip tone="post">{text.final}</Chip>} aside={submitted(final, final.revisedAt)}>
        <Markdown text={final.text} headingLevel={4} marking={marking} />
        {renderFiles(final.files)}
        {detail.isAfterModelAnswer && detail.revision === null && (
          <p className="mt-3 text-sm text-pre">{text.afterModel}</p>
        )}
        <Keywords answer={final.text} keywords={words} />
      </Block>
      <Block title={<Chip tone="pre">{text.difference}</Chip>} aside={text.bySentence}>
        <SentencePairs before={pre.text} after={final.text} names={[text.pre, text.final]} />
        {renderFiles(pre.files)}
      </Block>
    </>
  );
}

/** What the member said about it themselves, where they did. */
export function SelfView({ detail: { comprehension, selfNote } }: DetailProps) {
  if (comprehension === null && selfNote === '') return null;
  return (
    <Block title={text.selfView} aside={comprehension !== null && text.comprehensionOf(comprehension)}>
      {selfNote !== '' && <p className="whitespace-pre-wrap text-ink-2">{selfNote}</p>}
    </Block>
  );
}

export function ModelAnswer({ detail: { modelAnswer } }: DetailProps) {
  return (
    <Block title={text.model}>
      {modelAnswer === '' ? (
        <p className="text-ink-3">{text.modelNone}</p>
      ) : (
        <Markdown text={modelAnswer} headingLevel={4} className="text-ink-2" />
      )}
    </Block>
  );
}
