import type { FoundAnswer } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { questionsText as text } from '../lecture-questions.text.ts';
import { type SourcesProps, SourceNumber, Sources } from './Sources.tsx';

export interface FoundSentencesProps extends Pick<SourcesProps, 'onPlace'> {
  readonly found: FoundAnswer;
}

function aboutOf({ sentences, isBuiltIn }: FoundAnswer): string {
  if (sentences.length === 0) return text.nothingFound;
  return isBuiltIn ? text.assistantBuiltIn : text.assistantAbout;
}

/** What the assistant found, sentence by sentence with its sources; or that the materials do not hold it. */
export function FoundSentences({ found, onPlace }: FoundSentencesProps) {
  return (
    <div className="mt-2.5 rounded-control border border-line px-3 py-2.5">
      <p className="text-sm text-ink-2">
        <strong className="text-ink">{text.assistant}</strong> {aboutOf(found)}
      </p>
      {found.sentences.map((sentence, index) => (
        <p key={index} className="mt-1.5 leading-7">
          {sentence.text}
          {sentence.sources.map((no) => (
            <SourceNumber key={no} no={no} />
          ))}
        </p>
      ))}
      <Sources sources={found.sources} onPlace={onPlace} />
    </div>
  );
}
