import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE, type ClubType } from '@dure/contract/codes/club-type';
import { DRAFTS_TO_OFFER } from '@dure/contract/platform/pages/first-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listMyClubs } from '../../../../../api/clubs/clubs/clubs.reads.ts';
import { deleteClub } from '../../../../../api/clubs/clubs/clubs.writes.ts';
import { Card } from '../../../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../../../ui/overlays/dialogs.ts';
import { IconButton } from '../../../../../ui/buttons/IconButton.tsx';
import { buttonClass } from '../../../../../ui/buttons/button-class.ts';
import type { LinkParts } from '../../../../../ui/buttons/link-parts.ts';
import { useToast } from '../../../../../ui/overlays/toasts.ts';
import { submitText } from '../submit.text.ts';

const text = submitText.drafts;

export interface DraftOfferProps {
  /** Of which kind of club; quiz clubs where it is not said. */
  readonly clubType?: ClubType;
  readonly link: (clubSequence: number, parts: LinkParts) => ReactNode;
}

/** Drafts that wait to be finished, before a new club is begun. */
export function DraftOffer({ clubType = CLUB_TYPE.quiz, link }: DraftOfferProps) {
  const queryClient = useQueryClient();
  const { confirm } = useDialogs();
  const toast = useToast();
  const { data } = useQuery(
    listMyClubs({ query: { clubType, clubStatus: CLUB_STATUS.draft, clubViewFilter: 'ADMIN', size: DRAFTS_TO_OFFER } }),
  );
  const removal = useMutation({
    mutationFn: (club: number) => deleteClub(queryClient, { params: { club } }),
    onError: ({ message }) => toast({ message, tone: 'bad' }),
  });
  if (!data || data.contents.length === 0) return null;

  const remove = async (clubSequence: number) => {
    const agreed = await confirm({
      message: text.removeAsk,
      detail: text.removeBody,
      action: text.removeConfirm,
      danger: true,
    });
    if (agreed) removal.mutate(clubSequence);
  };
  return (
    <Card as="section" aria-labelledby="draft-offer">
      <h2 id="draft-offer" className="font-bold">
        {text.title}
      </h2>
      <p className="text-ink-2">{text.body}</p>
      <ul className="mt-3 divide-y divide-line">
        {data.contents.map(({ clubSequence, clubName, quizCount, unpublishedCount, studyCount }) => {
          const name = clubName === '' ? text.untitled : clubName;
          return (
            <li key={clubSequence} className="flex items-center gap-2 py-2">
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{name}</span>
                <span className="text-sm text-ink-3">
                  {clubType === CLUB_TYPE.quiz
                    ? text.quizzes(quizCount, unpublishedCount)
                    : text.studies(studyCount ?? 0)}
                </span>
              </span>
              {link(clubSequence, {
                className: buttonClass({ size: 'small' }),
                'aria-label': text.openNamed(name),
                children: text.open,
              })}
              <IconButton
                size="small"
                icon="trash"
                label={text.remove(name)}
                isDisabled={removal.isPending}
                onPress={() => void remove(clubSequence)}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
