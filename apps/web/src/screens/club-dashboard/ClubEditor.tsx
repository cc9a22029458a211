import { CLUB_SECTIONS } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { updateQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.writes.ts';
import type { ClubValues } from '../../features/clubs/club-writing/form/club-values.ts';
import { useClubDraft } from '../../features/clubs/club-writing/form/drafts/club-draft.ts';
import { ClubSettings } from '../../features/clubs/club-writing/form/settings/ClubSettings.tsx';
import { useSectionSaving } from '../../features/clubs/club-writing/form/settings/use-section-saving.ts';
import { submitText } from '../../features/clubs/club-writing/form/submit.text.ts';
import { useClubForm } from '../../features/clubs/club-writing/form/use-club-form.ts';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { LazyPlan } from '../quiz-create/LazyPlan.tsx';

const route = getRouteApi('/quiz-dashboard/$clubSequence/edit');

/** Changes a club that others see already: this device keeps what is typed, and each part is put into force by itself. */
export function ClubEditor({ initial }: { readonly initial: ClubValues }) {
  const { clubSequence } = route.useParams();
  const { section } = route.useSearch();
  const first = CLUB_SECTIONS.find((one) => one === section);
  const queryClient = useQueryClient();
  const toast = useToast();
  const draft = useClubDraft(initial);
  const form = useClubForm(draft);
  const { saving, goTo } = useSectionSaving({
    draft,
    form,
    send: (body) => updateQuizClub(queryClient, { params: { id: clubSequence }, body }),
    onDone: () => toast({ message: submitText.updated, tone: 'good' }),
  });
  return (
    <TakesInput>
      <ClubSettings {...{ draft, form, saving, goTo }} plan={<LazyPlan />} {...(first && { first })} />
    </TakesInput>
  );
}
