import type { RubricNotes } from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { MAX_NOTE_LENGTH } from '@dure/contract/grading/grading/notes/rubric-note-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRubricNotes } from '../../../../api/grading/grading/rubric-notes.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { useShortTime } from '../use-short-time.ts';
import { NotePreview } from './NotePreview.tsx';
import { criterionNotesText } from './criterion-notes.text.ts';
import { notesText as text } from './notes.text.ts';

type Note = RubricNotes['notes'][number];

interface LineProps {
  readonly club: number;
  readonly quiz: number;
  readonly note: Note;
}

/** One line: where it came from, rewritten or withdrawn once it was seen what that would do. */
function Line({ club, quiz, note }: LineProps) {
  const [typed, setTyped] = useState<string>();
  const [wanted, setWanted] = useState<string>();
  const close = () => {
    setTyped(undefined);
    setWanted(undefined);
  };
  const next = typed?.normalize('NFC').trim();
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="text-sm font-semibold">{note.criterion === '' ? text.whole : note.criterion}</p>
      {typed === undefined ? (
        <p>{note.text}</p>
      ) : (
        <TextArea
          label={text.line}
          labelHidden
          rows={2}
          value={typed}
          onChange={(words) => {
            setTyped(words);
            setWanted(undefined);
          }}
          {...(typed.length > MAX_NOTE_LENGTH && { limit: MAX_NOTE_LENGTH })}
        />
      )}
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <p className="mr-auto text-sm text-ink-3">{text.from(note.answerOf.nickname, note.points)}</p>
        {typed === undefined && wanted === undefined && (
          <>
            <Button size="small" aria-label={text.editOf(note.text)} onPress={() => setTyped(note.text)}>
              {text.edit}
            </Button>
            <Button size="small" variant="ghost" aria-label={text.takeOf(note.text)} onPress={() => setWanted('')}>
              {text.take}
            </Button>
          </>
        )}
        {typed !== undefined && wanted === undefined && (
          <>
            <Button size="small" variant="ghost" onPress={close}>
              {text.cancel}
            </Button>
            <Button
              size="small"
              isDisabled={next === '' || next === note.text || typed.length > MAX_NOTE_LENGTH}
              onPress={() => setWanted(next)}
            >
              {criterionNotesText.look}
            </Button>
          </>
        )}
      </div>
      {wanted !== undefined && (
        <div className="mt-2">
          <NotePreview
            {...{ club, quiz }}
            wanted={{ no: note.no, text: wanted, from: null }}
            onClose={close}
            onDone={close}
          />
        </div>
      )}
    </li>
  );
}

export interface NotesDialogProps {
  readonly club: number;
  readonly quiz: number;
  readonly onClose: () => void;
}

/** The notes of a quiz, each as it reads now, and every change that was made to them. */
export function NotesDialog({ club, quiz, onClose }: NotesDialogProps) {
  const short = useShortTime();
  const list = useQuery({ ...listRubricNotes({ params: { club, quiz } }), staleTime: 0 });
  const { data } = list;
  return (
    <Dialog title={text.title} size="large" isOpen onClose={onClose}>
      <p className="mb-2 text-sm text-ink-2">{text.lead}</p>
      {list.isError && !data ? (
        <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
          {text.loadFailed}
        </ErrorState>
      ) : !data ? (
        <SkeletonText lines={4} />
      ) : (
        <>
          {data.notes.length === 0 && <EmptyState icon="edit">{text.empty}</EmptyState>}
          <ul aria-label={text.title}>
            {data.notes.map((note) => (
              <Line key={note.no} {...{ club, quiz, note }} />
            ))}
          </ul>
          {data.changes.length > 0 && (
            <>
              <h3 className="mt-4 font-semibold">{text.history}</h3>
              <ul aria-label={text.history} className="mt-1 flex flex-col gap-1 text-sm text-ink-2">
                {data.changes.map((change) => (
                  <li key={change.version}>
                    {change.text === ''
                      ? text.taken
                      : (change.version === change.no ? text.began : text.rewritten)(change.text)}{' '}
                    <span className="text-ink-3">{text.by(change.changedBy.nickname, short(change.changedAt))}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </Dialog>
  );
}
