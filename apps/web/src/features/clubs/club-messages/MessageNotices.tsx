import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listMyMessages } from '../../../api/clubs/club-messages/club-messages.reads.ts';
import { checkMyMessage } from '../../../api/clubs/club-messages/club-messages.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { useLive } from '../../../kernel/live.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { clubMessagesText as text } from './club-messages.text.ts';

export interface MessageNoticesProps {
  /** Only what came from this club. */
  readonly club?: number;
}

/** What those who run clubs wrote to the viewer, until they put it away; nothing where nothing is. */
export function MessageNotices({ club }: MessageNoticesProps) {
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const { data, refetch } = useQuery(listMyMessages({}));
  useLive(undefined, ({ kind }) => {
    if (kind === 'notification' || kind === 'resync') void refetch();
  });
  const checking = useMutation({
    mutationFn: (messageSequence: number) => checkMyMessage(queryClient, { params: { messageSequence } }),
    onError: (error) => void alert(toTell(error)),
  });
  const messages = data?.contents.filter(({ clubSequence }) => club === undefined || clubSequence === club) ?? [];
  if (messages.length === 0) return null;
  return (
    <ul aria-label={text.mine} className="mt-1 flex flex-col gap-3">
      {messages.map(({ messageSequence, clubSequence, clubName, sender, text: words, sentAt, place }) => (
        <li
          key={messageSequence}
          className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 desktop:flex-row desktop:items-start desktop:px-5"
        >
          <Avatar name={sender.nickname} image={sender.profileImageUrl} />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
              {club === undefined ? (
                <Link
                  to="/quiz/$clubSequence"
                  params={{ clubSequence }}
                  aria-label={`${clubName} ${text.toClub}`}
                  className="underline-offset-4 hover:underline"
                >
                  {text.from(sender.nickname, clubName)}
                </Link>
              ) : (
                <span>{text.from(sender.nickname, clubName)}</span>
              )}
              <RelativeTime date={sentAt} />
            </p>
            <p className="mt-0.5 break-words whitespace-pre-line">{words}</p>
            {place !== null && (
              <Link
                to="/lecture/$clubSequence/studies/$studySequence"
                params={{ clubSequence, studySequence: place.clubStudySequence }}
                search={{
                  material: place.contentSequence,
                  ...(place.unitNo !== null && { at: place.unitNo }),
                  ...(place.position !== null && { passage: place.position }),
                }}
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
              >
                {text.place(place.studyNo, place.title, place.unitNo)}
              </Link>
            )}
          </div>
          <Button
            size="small"
            isPending={checking.isPending && checking.variables === messageSequence}
            onPress={() => checking.mutate(messageSequence)}
            className="self-end desktop:self-center"
          >
            {text.check}
          </Button>
        </li>
      ))}
    </ul>
  );
}
