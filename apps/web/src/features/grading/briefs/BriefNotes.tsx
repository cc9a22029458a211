import type { QuizBrief } from '@dure/contract/grading/briefs/briefs.endpoints';
import { Button } from '../../../ui/buttons/Button.tsx';
import { briefsText as text } from './briefs.text.ts';

export interface BriefNotesProps {
  readonly brief: NonNullable<QuizBrief['brief']>;
  readonly isMaking: boolean;
  readonly onAgain: () => void;
}

/** What the groups leave out, who made them, and a way to have them made anew. */
export function BriefNotes({ brief, isMaking, onAgain }: BriefNotesProps) {
  const { silentCount, otherCount, reason, model, isBuiltIn, isCurrent } = brief;
  const notes = [
    otherCount > 0 && text.other(otherCount),
    silentCount > 0 && text.silent(silentCount),
    isBuiltIn ? reason : text.by(model),
    !isCurrent && text.stale,
  ].filter((note) => note !== false);
  return (
    <div className="flex flex-col items-start gap-1 text-[1rem] text-ink-2">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Button
        size="small"
        variant="ghost"
        icon="refresh"
        className="-ml-3 text-[1rem]"
        isPending={isMaking}
        onPress={onAgain}
      >
        {text.again}
      </Button>
    </div>
  );
}
