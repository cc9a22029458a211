import type { AnswerRoom } from '@dure/contract/answering/answers/answers.views';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { markContentRead } from '../../../api/answering/answers/answers.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { QuizAddress } from '../../../api/answering/answers/answer-address.ts';
import { changeRoom } from './answers.cache.ts';
import { answersText } from './answers.text.ts';
import { filesText } from './files.text.ts';
import { useSaveFiles } from './FileList.tsx';

const words = answersText.content;

export interface ContentBoxProps {
  readonly address: QuizAddress;
  readonly content: NonNullable<AnswerRoom['content']>;
  readonly readAt: string | null;
  /** Whether a final answer is still to be written: reading comes before it. */
  readonly comesNext: boolean;
  /** Whether reading counts: for who has a pre-answer. */
  readonly isCounted: boolean;
  /** A content of the library, to be read in place. */
  readonly view: (contentSequence: number) => ReactNode;
}

/** What there is to read between the two answers; opening it marks it as read. */
export function ContentBox({ address, content, readAt, comesNext, isCounted, view }: ContentBoxProps) {
  const client = useQueryClient();
  const { save, isSaving } = useSaveFiles();
  const { title, contentUrl, contentSequence, file } = content;
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  // The page of an article is offered by the article itself, as long as it has one.
  const inPlace = contentSequence !== null;
  const size = readAt === null ? 'medium' : 'small';

  const markRead = async () => {
    if (!isCounted || readAt !== null) return;
    try {
      changeRoom(client, address, await markContentRead(client, { params: address }));
    } catch (error) {
      // The content is open all the same; the next opening marks it.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const saveFile = (one: NonNullable<typeof file>) => () => {
    void markRead();
    void save([one]);
  };
  return (
    <section
      aria-label={words.title}
      className={cx(
        'flex flex-wrap items-center gap-x-2 gap-y-1',
        readAt === null ? 'rounded-box border border-line bg-surface px-4 py-3' : 'border-t border-line pt-2',
      )}
    >
      <Icon name="book" size={18} className="flex-none text-brand-ink" />
      <div className="flex min-w-0 flex-[1_1_8rem] flex-wrap items-baseline gap-x-2">
        <h2 className="font-semibold break-words">{title === '' ? words.title : title}</h2>
        <p className="text-sm text-ink-3">
          {readAt === null ? [words.unread, ...(comesNext ? [words.hint] : [])].join(' · ') : words.read}
        </p>
      </div>
      <div className="flex flex-none items-center gap-2">
        {inPlace && (
          <Button
            size={size}
            icon="book"
            aria-expanded={isOpen}
            aria-controls={place}
            onPress={() => {
              if (!isOpen) void markRead();
              setOpen(!isOpen);
            }}
          >
            {isOpen ? words.close : words.open}
          </Button>
        )}
        {contentUrl !== null && !(inPlace && contentUrl.startsWith('/')) && (
          <ButtonLink
            size={size}
            href={contentUrl}
            target="_blank"
            rel="noopener noreferrer"
            icon="external"
            onClick={() => void markRead()}
          >
            {inPlace ? words.site : words.open}
            <span className="sr-only">{words.openNew}</span>
          </ButtonLink>
        )}
        {file !== null &&
          (inPlace ? (
            <IconButton
              icon="download"
              isPending={isSaving}
              onPress={saveFile(file)}
              label={filesText.download(file.name)}
            />
          ) : (
            <Button
              size={size}
              icon="download"
              isPending={isSaving}
              onPress={saveFile(file)}
              aria-label={filesText.download(file.name)}
            >
              {words.open}
            </Button>
          ))}
      </div>
      <div id={place} className="min-w-0 basis-full empty:hidden">
        {inPlace && isOpen && view(contentSequence)}
      </div>
    </section>
  );
}
