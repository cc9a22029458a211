import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { questionsText } from '../lecture-questions.text.ts';
import { boardText as text } from './board.text.ts';
import { WaitingSince } from './WaitingSince.tsx';

export interface QuestionRowsProps {
  readonly questions: readonly LectureQuestion[];
  readonly chosen: readonly number[];
  readonly onChoose: (serial: number, isChosen: boolean) => void;
  readonly onAnswer: (serial: number) => void;
}

function aboutOf({ asker, studyNo, place, isPrivate, draft, wonderCount }: LectureQuestion): string {
  const where = place ? questionsText.place(place.title, place.unit, place.unitNo) : questionsText.study(studyNo);
  return [
    asker?.nickname ?? questionsText.someone,
    where,
    ...(isPrivate ? [questionsText.isPrivateHere] : []),
    ...(draft !== null && draft.sentences.length === 0 ? [text.notHeld] : []),
    ...(wonderCount > 0 ? [questionsText.wondering(wonderCount)] : []),
  ].join(' · ');
}

/** Questions one under the other: whose they are, what they are about, how long they wait. */
export function QuestionRows({ questions, chosen, onChoose, onAnswer }: QuestionRowsProps) {
  return (
    <ul aria-label={questionsText.list} className="divide-y divide-line border-t border-line">
      {questions.map((question) => {
        const { lectureQuestionSerialNumber: serial, status, waitingAt, askedAt, asker } = question;
        const isWaiting = status === 'WAITING_INSTRUCTOR';
        return (
          <li key={serial} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 desktop:px-5">
            <Checkbox
              aria-label={text.choose(question.question)}
              isSelected={chosen.includes(serial)}
              onChange={(isChosen) => onChoose(serial, isChosen)}
            />
            <Avatar name={asker?.nickname ?? questionsText.someone} image={asker?.profileImageUrl} />
            <div className="min-w-0 flex-[1_1_14rem]">
              <p className="line-clamp-2 font-semibold">{question.question}</p>
              <p className="text-sm text-ink-3">{aboutOf(question)}</p>
            </div>
            <div className="ml-auto flex items-center gap-3">
              {isWaiting ? (
                <WaitingSince date={waitingAt ?? askedAt} />
              ) : (
                <Chip tone={status === 'INSTRUCTOR_ANSWERED' ? 'good' : 'neutral'}>
                  {status === 'AI_ANSWERED'
                    ? questionsText.aiAnswered(question.draft?.sources.length ?? 0)
                    : questionsText.status[status]}
                </Chip>
              )}
              <Button size="small" onPress={() => onAnswer(serial)}>
                {status === 'INSTRUCTOR_ANSWERED' ? text.edit : text.answer}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
