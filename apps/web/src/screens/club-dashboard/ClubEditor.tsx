import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { updateQuizClub } from '../../api/quiz-clubs/quiz-clubs.writes.ts';
import { ClubFormFrame } from '../../features/quiz-clubs/form/ClubFormFrame.tsx';
import type { ClubValues } from '../../features/quiz-clubs/form/club-values.ts';
import { submitText } from '../../features/quiz-clubs/form/submit.text.ts';
import { useClubDraft } from '../../features/quiz-clubs/form/drafts/club-draft.ts';
import { useClubForm } from '../../features/quiz-clubs/form/use-club-form.ts';
import { useClubSubmit } from '../../features/quiz-clubs/form/use-club-submit.ts';
import { QuizPicker } from '../../features/quizzes/picker/QuizPicker.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';

const route = getRouteApi('/quiz-dashboard/$clubSequence/edit');

/** Changes a club that others see already: this device keeps what is typed, and a button puts it into force. */
export function ClubEditor({ initial }: { readonly initial: ClubValues }) {
  const { clubSequence } = route.useParams();
  const queryClient = useQueryClient();
  const toast = useToast();
  const draft = useClubDraft(initial);
  const form = useClubForm(draft);
  const sending = useClubSubmit({
    draft,
    form,
    send: (body) => updateQuizClub(queryClient, { params: { clubSequence }, body }),
    question: submitText.updateAsk,
    onDone: () => toast({ message: submitText.updated, tone: 'good' }),
  });
  return (
    <ClubFormFrame
      draft={draft}
      form={form}
      quizPicking={(parts) => <QuizPicker {...parts} />}
      submit={
        <Button variant="primary" isPending={sending.isSending} onPress={sending.submit}>
          {submitText.update}
        </Button>
      }
      isSending={sending.isSending}
      goTo={sending.goTo}
    />
  );
}
