import type { ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { use } from 'react';
import { Button } from '../../../../../ui/buttons/Button.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { SectionSavingContext } from './section-saving.ts';

/** Puts one part into force, or back as it was; there once something in it is changed. */
export function SectionSave({ section }: { readonly section: ClubSection }) {
  const saving = use(SectionSavingContext);
  if (saving?.changed.has(section) !== true) return null;
  const name = text.sections[section];
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <p className="mr-auto text-sm text-pre">{text.unsaved}</p>
      <Button
        size="small"
        variant="ghost"
        aria-label={text.undoNamed(name)}
        isDisabled={saving.busy !== null}
        onPress={() => saving.undo(section)}
      >
        {text.undo}
      </Button>
      <Button
        size="small"
        variant="primary"
        aria-label={text.saveNamed(name)}
        isPending={saving.busy === section}
        isDisabled={saving.busy !== null && saving.busy !== section}
        onPress={() => saving.save(section)}
      >
        {text.save}
      </Button>
    </div>
  );
}
