import type { MessagePlace } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import type { QuestionGroup } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { createQuizzes } from '../../api/authoring/quizzes/authoring.writes.ts';
import { groupsText } from '../../features/lectures/lecture-questions/answering/answering.text.ts';
import { GroupsCard } from '../../features/lectures/lecture-questions/groups/GroupsCard.tsx';
import { questionsText } from '../../features/lectures/lecture-questions/lecture-questions.text.ts';
import { toTell } from '../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../kernel/calls/idempotency-key.ts';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { useOpenPlace } from './open-place.ts';

const MessageDialog = lazy(
  () => import('../../features/clubs/club-messages/MessageDialog.tsx').then((module) => module.MessageDialog),
  { failure: 'popover' },
);

/** The question and what the material says to it are the beginning of a quiz. */
const quizOf = ({ name, about }: QuestionGroup) => ({
  question: name,
  modelAnswer: about?.place.quote ?? '',
  contentSequence: about?.place.contentSequence ?? null,
});

function announcementOf({ name, about }: QuestionGroup): string {
  if (!about) return groupsText.announcementNoPlace(name);
  const { title, unit, unitNo } = about.place;
  return groupsText.announcement(
    name,
    questionsText.placeInStudy(about.studyNo, questionsText.place(title, unit, unitNo)),
  );
}

function placeOf({ about }: QuestionGroup): MessagePlace | null {
  if (!about) return null;
  const { contentSequence, unit, unitNo, position } = about.place;
  return {
    clubStudySequence: about.clubStudySequence,
    contentSequence,
    unitNo: unit === 'PAGE' ? unitNo : null,
    position,
  };
}

export interface QuestionGroupsProps {
  readonly club: number;
  /** To all questions; left out where they are listed beside. */
  readonly onAll?: () => void;
  /** Left out where several are not answered at once. */
  readonly onTogether?: (serials: readonly number[]) => void;
}

/** What a class wonders about, and the ways on from it: a quiz, a word to all, one answer. */
export function QuestionGroups({ club, onAll, onTogether }: QuestionGroupsProps) {
  const onPlace = useOpenPlace(club);
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const key = useIdempotencyKey();
  const [announced, setAnnounced] = useState<QuestionGroup>();

  const makeQuiz = async (group: QuestionGroup) => {
    const quiz = quizOf(group);
    try {
      const idempotencyKey = key.of(JSON.stringify(quiz));
      const { contents } = await createQuizzes(client, { body: { quizzes: [quiz] } }, { idempotencyKey });
      toast({ message: groupsText.quizMade, tone: 'good' });
      await navigate({ to: '/quiz-make', search: { quiz: contents[0]!.quizSequence } });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      void alert(toTell(error));
    }
  };
  return (
    <>
      <GroupsCard
        club={club}
        actions={{
          onPlace,
          onQuiz: (group) => void makeQuiz(group),
          onAnnounce: setAnnounced,
          onAddMaterial: () =>
            void navigate({
              to: '/lecture-dashboard/$clubSequence/edit',
              params: { clubSequence: club },
              search: { step: 'curriculum' },
            }),
          onAll,
          ...(onTogether && {
            onTogether: ({ lectureQuestionSerialNumbers }) => onTogether(lectureQuestionSerialNumbers),
          }),
        }}
      />
      <Suspense>
        {announced && (
          <MessageDialog
            clubSequence={club}
            recipients="all"
            place={placeOf(announced)}
            suggestion={announcementOf(announced)}
            onClose={() => setAnnounced(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
