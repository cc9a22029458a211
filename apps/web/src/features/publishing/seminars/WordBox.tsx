import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { seminarsText as text } from './seminars.text.ts';

/** What the holder said once it was held, and the article that it leads to. */
export function WordBox({ word }: { readonly word: NonNullable<SeminarView['word']> }) {
  return (
    <Card as="section" className="mt-6">
      <h2 className="font-bold">{text.word}</h2>
      <p className="mt-2 break-words whitespace-pre-line">{word.text}</p>
      {word.post && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 flex-1 break-words font-semibold">{word.post.contentsName}</span>
          <RouterButtonLink to="/explore/$postSequence" params={{ postSequence: word.post.postSequence }} size="small">
            {text.readOn(word.post.contentsTypeName)}
          </RouterButtonLink>
        </p>
      )}
    </Card>
  );
}
