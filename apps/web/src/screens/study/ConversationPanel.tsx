import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { Suspense } from 'react';
import { Conversation } from '../../features/lectures/lecture-assistant/Conversation.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { placeOpener } from './place-opener.ts';
import type { StudyPanelProps } from './study-panel.ts';

/** It comes with the first letters that are typed. */
const SimilarQuestions = lazy(() =>
  import('../../features/lectures/lecture-questions/asking/SimilarQuestions.tsx').then(
    (module) => module.SimilarQuestions,
  ),
);

/** The conversation with the assistant beside the material that it rests on. */
export function ConversationPanel({ club, study, handed, panels, handOver, openSource, shownSource }: StudyPanelProps) {
  const hasQuestions = panels.includes('questions');
  const isShown = ({ contentSequence, position }: AnswerSource) =>
    contentSequence !== null && contentSequence === shownSource?.contentSequence && position === shownSource.position;
  const open = (source: AnswerSource) => {
    const { contentSequence, position, unit, unitNo, clubStudySequence, quote } = source;
    if (contentSequence !== null && position !== null && clubStudySequence !== null)
      openSource({ clubStudySequence, contentSequence, position, at: unit === 'PAGE' ? unitNo : null, quote });
    else if (hasQuestions && source.lectureQuestionSerialNumber !== null)
      handOver('questions', { serialNumber: source.lectureQuestionSerialNumber });
  };
  return (
    <Conversation
      club={club}
      study={study.clubStudySequence}
      handed={handed}
      isShown={isShown}
      onOpen={open}
      similar={(typed) =>
        hasQuestions &&
        typed.trim() !== '' && (
          <Suspense>
            <SimilarQuestions club={club} typed={typed} onPlace={placeOpener(openSource)} />
          </Suspense>
        )
      }
      {...(hasQuestions && { onAskInstructor: (question: string) => handOver('questions', { question }) })}
    />
  );
}
