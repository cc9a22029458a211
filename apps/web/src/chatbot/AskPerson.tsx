import { MAX_CHATBOT_QUESTION } from '@dure/contract/assistance/chatbot/chatbot-frame';
import type { ChatbotAbout } from '@dure/contract/assistance/chatbot/chatbot.views';
import { useState } from 'react';
import { handOver, Refused } from './calls.ts';
import { chatbotPageText } from './chatbot.text.ts';

const text = chatbotPageText.person;
const field = 'w-full rounded-control border border-edge bg-surface px-3 py-2.5 text-base';
const button =
  'min-h-11 rounded-control border border-line-strong bg-surface px-3 text-sm font-semibold disabled:opacity-50';

interface AskPersonProps {
  readonly about: ChatbotAbout;
  /** What was asked last. */
  readonly question: string;
}

/** Always a way to a person: the instructors of one's own clubs, and how the organisation is reached. */
export function AskPerson({ about: { clubs, phone }, question }: AskPersonProps) {
  const [isOpen, setOpen] = useState(false);
  const [club, setClub] = useState(clubs[0]?.clubSequence);
  const [typed, setTyped] = useState<string>();
  const [said, setSaid] = useState('');
  const [isSending, setSending] = useState(false);
  const words = typed ?? question;
  const send = async () => {
    setSending(true);
    try {
      await handOver(club!, words);
      setSaid(text.sent(clubs.find(({ clubSequence }) => clubSequence === club)!.clubName));
      setOpen(false);
      setTyped(undefined);
    } catch (error) {
      setSaid(error instanceof Refused ? error.message : text.failed);
    } finally {
      setSending(false);
    }
  };
  return (
    <section className="mt-auto flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p className="min-w-0 flex-1 basis-40 text-sm text-ink-3">{clubs.length > 0 ? text.offer : text.nobody}</p>
        {clubs.length > 0 && !isOpen && (
          <button type="button" className={button} onClick={() => setOpen(true)}>
            {text.ask}
          </button>
        )}
        {phone !== '' && <p className="text-sm text-ink-2">{text.contact(phone)}</p>}
      </div>
      {isOpen && (
        <div className="flex flex-col gap-2">
          {clubs.length > 1 && (
            <label className="flex flex-col gap-1 text-sm font-semibold">
              {text.club}
              <select className={field} value={club} onChange={(event) => setClub(Number(event.target.value))}>
                {clubs.map(({ clubSequence, clubName }) => (
                  <option key={clubSequence} value={clubSequence}>
                    {clubName}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="flex flex-col gap-1 text-sm font-semibold">
            {text.question}
            <textarea
              className={field}
              rows={3}
              maxLength={MAX_CHATBOT_QUESTION}
              value={words}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <div className="flex justify-end gap-2">
            <button type="button" className={button} onClick={() => setOpen(false)}>
              {text.cancel}
            </button>
            <button
              type="button"
              className={button}
              disabled={isSending || words.trim() === ''}
              onClick={() => void send()}
            >
              {text.send}
            </button>
          </div>
        </div>
      )}
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {said}
      </p>
    </section>
  );
}
