import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { useEffect, useRef, type ReactNode } from 'react';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { focusOnceFree } from '../../../../ui/overlays/focus-once-free.ts';
import { HelpedPeople } from '../helped/HelpedPeople.tsx';
import { Influences } from '../helped/Influences.tsx';
import { afterText } from './after.text.ts';
import { Comprehension } from './Comprehension.tsx';
import { KeywordsMet } from './KeywordsMet.tsx';
import { HeldModelAnswer, ModelAnswer } from './ModelAnswer.tsx';
import { SentencePairs } from '../../../../ui/text/SentencePairs.tsx';
import { answersText } from '../answers.text.ts';

const words = afterText.compare;

/** How the own thought changed, sentence by sentence. */
function AnswerCompare({ pre, final }: { readonly pre: string; readonly final: string }) {
  return (
    <section aria-label={words.title} className="border-y border-line">
      <SentencePairs before={pre} after={final} names={[answersText.preAnswer, answersText.finalAnswer]} />
    </section>
  );
}

export interface AfterFinalProps {
  readonly address: QuizAddress;
  readonly room: AnswerRoom & {
    readonly pre: NonNullable<AnswerRoom['pre']>;
    readonly final: NonNullable<AnswerRoom['final']>;
  };
  /** The final answer was submitted a moment ago. */
  readonly takesFocus: boolean;
  readonly isReadOnly: boolean;
  /** Where keywords that were missed are explained. */
  readonly explained: ReactNode;
  /** The way to the next quiz. */
  readonly next: ReactNode;
}

/** What the final answer opens, one after the other: what changed, keywords met, the model answer, how well one understood. */
export function AfterFinal({ address, room, takesFocus, isReadOnly, explained, next }: AfterFinalProps) {
  const { pre, final, modelAnswer } = room;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    return takesFocus ? focusOnceFree(heading.current!) : undefined;
  }, [takesFocus]);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {afterText.after.title}
      </h2>
      <AnswerCompare pre={pre.text} final={final.text} />
      {modelAnswer === null ? (
        <HeldModelAnswer deadlineAt={room.deadlineAt} />
      ) : (
        <>
          <KeywordsMet keywords={modelAnswer.keywords} pre={pre.text} final={final.text} />
          {explained}
          <ModelAnswer model={modelAnswer} hasKeywords={false} />
        </>
      )}
      <Influences {...address} />
      <HelpedPeople {...address} />
      <Comprehension address={address} value={room.comprehension} isReadOnly={isReadOnly} />
      {next}
    </>
  );
}
