import { MAX_WISH_LENGTH } from '@dure/contract/publishing/mentors/mentor-limits';
import type { MentorView, MentorWish } from '@dure/contract/publishing/mentors/mentors.views';
import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getMentor } from '../../../api/publishing/mentors/mentors.reads.ts';
import { askMentor, leaveMentorWish } from '../../../api/publishing/mentors/mentors.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Form } from '../../../ui/fields/Form.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { mentorsText } from './mentors.text.ts';
import { WISH_TONES } from './wish-tones.ts';

const text = mentorsText.ask;

/** What the reader asked for, when and of whom, and what became of it. */
function OwnWish({ wish, name }: { readonly wish: MentorWish; readonly name: string }) {
  const zone = useTimeZone();
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const stop = async () => {
    if (!(await confirm({ message: text.stopAsk, detail: text.stopDetail, action: text.stop }))) return;
    try {
      await leaveMentorWish(client, { params: { wishSequence: wish.wishSequence } });
      toast({ message: text.stopped, tone: 'good' });
    } catch (error) {
      void alert(toTell(error as Error));
    }
  };
  return (
    <div role="status" className="mt-3 flex flex-col items-start gap-1.5 rounded-box bg-sunken p-3">
      <Chip tone={WISH_TONES[wish.establishmentRegistStatus]}>{text.statuses[wish.establishmentRegistStatus]}</Chip>
      <p className="font-semibold break-words">{wish.wish}</p>
      <p className="text-sm text-ink-2 tabular-nums">{text.sent(formatDateTime(wish.requestedAt, zone), name)}</p>
      {wish.reason !== '' && <p className="break-words">{wish.reason}</p>}
      {wish.seminarId !== null && (
        <Link
          to="/seminar/$seminarId"
          params={{ seminarId: wish.seminarId }}
          className="touch-target text-sm font-semibold text-brand-ink hover:underline"
        >
          {text.toSeminar}
        </Link>
      )}
      {wish.establishmentRegistStatus === ESTABLISHMENT_STATUS.registered && (
        <Button size="small" variant="ghost" onPress={() => void stop()}>
          {text.stop}
        </Button>
      )}
    </div>
  );
}

/** Asks a mentor for a seminar: one field, and what was asked for before. */
export function WishCard({ mentor }: { readonly mentor: MentorView }) {
  const { memberUri, nickname, ownWish } = mentor;
  const client = useQueryClient();
  const { alert } = useDialogs();
  const [wish, setWish] = useState('');
  const words = wish.trim();
  const isWaiting = ownWish?.establishmentRegistStatus === ESTABLISHMENT_STATUS.registered;
  const asking = useMutation({
    mutationFn: () => askMentor(client, { params: { memberUri }, body: { wish: words } }),
    onSuccess: (after) => {
      client.setQueryData(getMentor({ params: { memberUri } }).queryKey, after);
      setWish('');
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <>
      <h2 className="text-lg font-bold text-pretty break-words">{text.title(nickname)}</h2>
      <p className="mt-1 text-sm text-ink-3">{text.help}</p>
      {ownWish && <OwnWish wish={ownWish} name={nickname} />}
      {!isWaiting && (
        <Form
          aria-label={text.send}
          onSubmit={() => words !== '' && asking.mutate()}
          className="mt-3 flex flex-col gap-2.5"
        >
          <TextArea
            label={text.wish}
            labelHidden
            rows={3}
            placeholder={text.placeholder}
            limit={MAX_WISH_LENGTH}
            value={wish}
            onChange={setWish}
          />
          <Button
            type="submit"
            variant="primary"
            isDisabled={words === '' || wish.length > MAX_WISH_LENGTH}
            isPending={asking.isPending}
          >
            {ownWish ? text.again : text.send}
          </Button>
        </Form>
      )}
    </>
  );
}
