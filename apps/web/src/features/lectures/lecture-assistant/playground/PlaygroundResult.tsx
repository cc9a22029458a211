import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { AnswerText } from '../AnswerText.tsx';
import { assistantText } from '../lecture-assistant.text.ts';
import { Passages } from './Passages.tsx';
import { playgroundText as text } from './playground.text.ts';

const never = () => false;

export interface TriedProps {
  readonly tried: TriedQuestion;
  readonly onOpen: (source: AnswerSource) => void;
  /** Ways to mend what went wrong. */
  readonly remedies: ReactNode;
}

/** The answer with the materials beside the one without them, what was found, and what can be done about it. */
export function PlaygroundResult({ tried, onOpen, remedies }: TriedProps) {
  const { withMaterials: answer, withoutMaterials: without } = tried;
  const isSourced = answer.sentences.length > 0 && answer.sentences.every(({ sources }) => sources.length > 0);
  return (
    <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_20rem]">
      <Card as="section" aria-label={text.withMaterials} className="flex h-full flex-col gap-2.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="font-bold">{text.withMaterials}</h2>
          <span className="text-sm text-ink-3 tabular-nums">
            {text.facts(answer.sources.length, answer.milliseconds)}
          </span>
        </div>
        {answer.answerState === 'NOT_FOUND' ? (
          <p className="font-semibold">{assistantText.notFound}</p>
        ) : (
          <AnswerText sentences={answer.sentences} sources={answer.sources} isShown={never} onOpen={onOpen} />
        )}
        {answer.isBeyond && <p className="text-sm font-semibold text-pre">{assistantText.beyond}</p>}
        {answer.isBuiltIn && answer.sentences.length > 0 && (
          <p className="text-sm text-ink-3">{answer.notice ?? assistantText.builtIn}</p>
        )}
        {isSourced && (
          <p className="mt-auto flex items-center gap-1 pt-2 text-sm font-semibold text-good">
            <Icon name="check" size={15} />
            {text.allSourced}
          </p>
        )}
      </Card>
      <Card as="section" aria-label={text.without} className="flex h-full flex-col gap-2.5">
        <div className="flex items-baseline justify-between gap-3">
          <h2 className="font-bold">{text.without}</h2>
          <span className="text-sm text-ink-3">{text.compareOnly}</span>
        </div>
        {without.sentences.length > 0 ? (
          <>
            <AnswerText sentences={without.sentences} sources={[]} isShown={never} onOpen={onOpen} />
            <p className="mt-auto pt-2 text-sm font-semibold text-pre">{text.unsourced}</p>
          </>
        ) : (
          <p className="text-ink-2">{[text.noneWithout, without.notice].filter(Boolean).join(' ')}</p>
        )}
      </Card>
      <div className="wide:row-span-2 desktop:max-wide:col-span-2">
        <Passages tried={tried} />
      </div>
      <section className="desktop:col-span-2">
        <h2 className="mb-2.5 font-bold">{text.mend}</h2>
        <div className="grid gap-3 desktop:grid-cols-3">{remedies}</div>
      </section>
    </div>
  );
}
