import { MAX_NOTE_LENGTH } from '@dure/contract/grading/grading/notes/rubric-note-limits';
import { useQuery } from '@tanstack/react-query';
import { listRubricNotes } from '../../../../api/grading/grading/rubric-notes.reads.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { movedFromAi } from '../drafts/ai-grade.ts';
import type { AnswerDraft } from '../grade-pane/use-answer-draft.ts';
import type { ShownAnswer } from '../state/commands.ts';
import { useGrading } from '../state/grading-context.ts';
import { criterionNotesText as text } from './criterion-notes.text.ts';

export interface CriterionNotesProps {
  readonly answer: ShownAnswer;
  readonly draft: AnswerDraft;
  /** Empty for the answer as a whole. */
  readonly criterion: string;
}

/** What instructors noted of a criterion; after a change of AI's points, room to say why. */
export function CriterionNotes({ answer, draft, criterion }: CriterionNotesProps) {
  const { dispatch } = useGrading();
  const { club, quiz } = answer.address;
  const { ai, rubric } = answer.detail;
  const { grade, isGradeUnsaved, changeGrade } = draft;
  const why = grade.whys?.[criterion] ?? '';
  // Points by which the grade that is typed is another than AI's; 0 where nobody typed one.
  const moved = ai && isGradeUnsaved ? movedFromAi(grade, ai, rubric, criterion) : 0;
  const { data } = useQuery(listRubricNotes({ params: { club, quiz } }));
  const notes = data?.notes.filter((note) => note.criterion === criterion) ?? [];
  const isSaid = why.trim() !== '';
  return (
    <>
      {notes.length > 0 && (
        <div className="mt-1.5 flex items-start gap-2 text-sm text-ink-2">
          <ul aria-label={text.notes} className="min-w-0 flex-1 border-l-2 border-edge pl-2.5">
            {notes.map((note) => (
              <li key={note.no}>{note.text}</li>
            ))}
          </ul>
          <Button
            size="small"
            variant="ghost"
            onPress={() => dispatch({ kind: 'openDialog', dialog: { notesOf: quiz } })}
          >
            {text.open}
          </Button>
        </div>
      )}
      {(moved !== 0 || why !== '') && (
        <div className="mt-2 rounded-box bg-pre-soft px-3 py-2.5">
          <TextArea
            label={moved === 0 ? text.why : `${text.why} · ${text.moved(moved)}`}
            {...(isSaid && { description: criterion === '' ? text.whyHintWhole : text.whyHint })}
            placeholder={text.whyOptional}
            rows={1}
            inputClassName="min-h-10!"
            value={why}
            onChange={(typed) => changeGrade({ whys: { ...grade.whys, [criterion]: typed } })}
            {...(why.length > MAX_NOTE_LENGTH && { limit: MAX_NOTE_LENGTH })}
          />
          {ai?.isBuiltIn === true && isSaid && <p className="mt-1 text-sm text-ink-2">{text.builtIn}</p>}
          {isSaid && (
            <div className="mt-1.5 flex justify-end">
              <Button
                size="small"
                isDisabled={why.length > MAX_NOTE_LENGTH}
                onPress={() => dispatch({ kind: 'openPreview', criterion })}
              >
                {text.look}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
