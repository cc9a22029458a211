import type { AnswerSentence, AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { ReactNode } from 'react';
import { SourceMark } from './SourceList.tsx';

export interface AnswerTextProps {
  readonly sentences: readonly AnswerSentence[];
  readonly sources: readonly AnswerSource[];
  readonly isShown: (source: AnswerSource) => boolean;
  readonly onOpen: (source: AnswerSource) => void;
  /** Behind the last sentence. */
  readonly children?: ReactNode;
}

/** Sentences, each with the numbers of its sources on one line with its last word. */
export function AnswerText({ sentences, sources, isShown, onOpen, children }: AnswerTextProps) {
  return (
    <p className="leading-[1.75] break-words">
      {sentences.map((sentence, at) => (
        <span key={at}>
          {sentence.text}
          {sources
            .filter(({ no }) => sentence.sources.includes(no))
            .map((source) => (
              <span key={source.no}>
                {'\u2060'}
                <SourceMark no={source.no} isShown={isShown(source)} onPress={() => onOpen(source)} />
              </span>
            ))}{' '}
        </span>
      ))}
      {children}
    </p>
  );
}
