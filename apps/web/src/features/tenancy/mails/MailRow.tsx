import type { Mail } from '@dure/contract/tenancy/mails/mails.endpoints';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { RelativeTime } from '../../../ui/dates/RelativeTime.tsx';
import { FailureText } from '../../../ui/jobs/FailureText.tsx';
import { mailsText as text } from './mails.text.ts';

const TONES = { WAITING: 'pre', SENT: 'good', ENDED: 'neutral' } as const;
const isAddress = (line: string) => /^https?:\/\/\S+$/.test(line);

export interface MailRowProps {
  readonly mail: Mail;
  readonly isOutbox: boolean;
}

/** One mail: to whom, about what, what became of it, and in an outbox what it says. */
export function MailRow({ mail, isOutbox }: MailRowProps) {
  const { subject, recipient, state, createdAt, failure, tries } = mail;
  const label = isOutbox && state !== 'SENT' ? (state === 'WAITING' ? text.kept : text.used) : text.states[state];
  return (
    <article className="px-4 py-4 desktop:px-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-semibold">{subject}</h2>
        <Chip tone={TONES[state]}>{label}</Chip>
      </div>
      <p className="text-sm break-all text-ink-3">
        {text.recipient(recipient)} · <RelativeTime date={createdAt} />
        {tries > 1 && ` · ${text.tries(tries)}`}
      </p>
      {failure !== null && (
        <p className="mt-1">
          <FailureText failure={failure} />
        </p>
      )}
      {mail.text !== null && (
        <div className="mt-3 rounded-control bg-sunken px-3.5 py-3 text-sm break-all whitespace-pre-line">
          {mail.text
            .trim()
            .split('\n')
            .map((line, index) =>
              isAddress(line) ? (
                <a key={index} href={line} className="block py-3 font-semibold text-brand-ink underline desktop:py-0">
                  {line}
                </a>
              ) : (
                <span key={index} className="block min-h-[1lh]">
                  {line}
                </span>
              ),
            )}
        </div>
      )}
    </article>
  );
}
