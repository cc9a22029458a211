import { SentencePairs } from '../../../../ui/text/SentencePairs.tsx';
import { answersText } from '../answers.text.ts';
import { afterText } from './after.text.ts';

const words = afterText.compare;

/** How the own thought changed, sentence by sentence. */
export function AnswerCompare({ pre, final }: { readonly pre: string; readonly final: string }) {
  return (
    <section aria-label={words.title} className="border-y border-line">
      <SentencePairs before={pre} after={final} names={[answersText.preAnswer, answersText.finalAnswer]} />
    </section>
  );
}
