import { SentencePairs } from '../../../ui/text/SentencePairs.tsx';
import { answersText } from '../answers.text.ts';

const words = answersText.compare;

/** How the own thought changed, sentence by sentence. */
export function AnswerCompare({ pre, final }: { readonly pre: string; readonly final: string }) {
  return (
    <section aria-labelledby="answer-compare" className="rounded-box border border-line bg-surface p-4">
      <h2 id="answer-compare" className="mb-1 text-lg font-bold">
        {words.title}
      </h2>
      <SentencePairs before={pre} after={final} names={[answersText.preAnswer, answersText.finalAnswer]} />
    </section>
  );
}
