import { cutText } from '@dure/contract/text/cut-text';
import { MAX_QUOTE } from '@dure/contract/lectures/lecture-questions/question-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getLectureClubAbout } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { AskForm } from '../../features/lectures/lecture-questions/asking/AskForm.tsx';
import { QuestionList } from '../../features/lectures/lecture-questions/cards/QuestionList.tsx';
import { questionsText } from '../../features/lectures/lecture-questions/lecture-questions.text.ts';
import { useLiveQuestions } from '../../features/lectures/lecture-questions/use-live-questions.ts';
import { placeOpener } from './place-opener.ts';
import type { StudyPanelProps } from './study-panel.ts';

/** What is asked in a study: the questions above, the field where one asks at the thumb. */
export function QuestionsPanel({ club, study, handed, openSource }: StudyPanelProps) {
  const { data: about } = useQuery(getLectureClubAbout({ params: { id: club } }));
  const [asked, setAsked] = useState({ count: 0, after: '' });
  const [arrived, setArrived] = useState<number>();
  useLiveQuestions(club, setArrived);
  const onPlace = placeOpener(openSource);
  const { passage, question, serialNumber, no = 0 } = handed ?? {};
  const arrival = serialNumber === undefined ? '' : `${serialNumber}/${no}`;
  // Whoever has asked since looks at what became of that.
  const sought = asked.after === arrival ? undefined : serialNumber;
  const title = study.materials.find((one) => one.contentSequence === passage?.contentSequence)?.title ?? '';
  return (
    <>
      <div
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-bg"
        role="group"
        aria-label={questionsText.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
        tabIndex={0}
      >
        <QuestionList
          key={`${asked.count}/${arrival}`}
          club={club}
          study={study.clubStudySequence}
          sought={sought}
          onPlace={onPlace}
        />
      </div>
      <p role="status" className="sr-only">
        {arrived !== undefined && questionsText.changed(arrived)}
      </p>
      {about?.can.enter && (
        <AskForm
          club={club}
          study={study.clubStudySequence}
          given={
            handed?.serialNumber !== undefined
              ? null
              : handed && {
                  no,
                  text: question,
                  place: passage && {
                    contentSequence: passage.contentSequence,
                    title,
                    unitNo: passage.at,
                    quote: cutText(passage.text, MAX_QUOTE),
                  },
                }
          }
          onAsked={() => setAsked(({ count }) => ({ count: count + 1, after: arrival }))}
          onPlace={onPlace}
        />
      )}
    </>
  );
}
