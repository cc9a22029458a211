import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useDesktop } from '../../../../ui/layout/use-desktop.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { parseScore } from '../grade-pane/score.ts';
import { useAnswerDraft } from '../grade-pane/use-answer-draft.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { NotePreview } from './NotePreview.tsx';
import { notesText as text } from './notes.text.ts';

export interface OverridePreviewProps {
  readonly answer: ShownAnswer;
  readonly criterion: string;
}

/** What the reason that is being typed would change; beside the answer, on a phone over it. */
export function OverridePreview({ answer, criterion }: OverridePreviewProps) {
  const { dispatch } = useGrading();
  const onClose = () => dispatch({ kind: 'closePreview' });
  const isDesktop = useDesktop();
  const place = useRef<HTMLDivElement>(null);
  const { grade, changeGrade } = useAnswerDraft(answer);
  const { whys = {}, points = {} } = grade;
  const typed = {
    why: (whys[criterion] ?? '').normalize('NFC').trim(),
    points: (criterion === '' ? parseScore(grade.score) : points[criterion]) ?? null,
  };
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  const isSame = asked.why === typed.why && asked.points === typed.points;
  const { club, quiz, memberUUID } = answer.address;
  const done = () => {
    changeGrade({ whys: { ...whys, [criterion]: '' } });
    onClose();
  };
  const content =
    isSame && asked.points !== null ? (
      <NotePreview
        key={`${asked.why}/${asked.points}`}
        {...{ club, quiz, onClose }}
        wanted={{ no: null, text: asked.why, from: { criterion, memberUUID, points: asked.points } }}
        onDone={done}
      />
    ) : (
      <section aria-label={text.preview} className="rounded-card border border-line bg-surface px-4 py-3">
        <p className="text-sm text-ink-2">{text.edited}</p>
        <div className="mt-2 flex justify-end gap-2">
          <Button size="small" variant="ghost" onPress={onClose}>
            {text.cancel}
          </Button>
          <Button size="small" isDisabled={typed.why === '' || typed.points === null} onPress={() => setAsked(typed)}>
            {text.again}
          </Button>
        </div>
      </section>
    );
  return isDesktop ? (
    <div ref={place}>{content}</div>
  ) : (
    <Dialog title={text.title} isOpen onClose={onClose}>
      {content}
    </Dialog>
  );
}
