import type { AuthoredQuiz } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { EXPORT_FORMATS, type ExportFormat } from '@dure/contract/authoring/quizzes/bulk/export-formats';
import { useState } from 'react';
import { exportQuizzes } from '../../../../api/authoring/quizzes/bulk.reads.ts';
import { startDownload } from '../../../../kernel/calls/download.ts';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Checkbox } from '../../../../ui/fields/Checkbox.tsx';
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx';
import { Select } from '../../../../ui/fields/Select.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { exportingText as text } from './exporting.text.ts';

const SCOPES = ['all', 'chosen'] as const;
type Scope = (typeof SCOPES)[number];

export interface ExportDialogProps {
  /** Those that the list shows. */
  readonly quizzes: readonly AuthoredQuiz[];
  readonly onClose: () => void;
}

/** Quizzes leave as a file: which, in what form, and what is not carried over is said before. */
export function ExportDialog({ quizzes, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [scope, setScope] = useState<Scope>('all');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const offered = quizzes.filter(({ quizStatus }) => quizStatus !== 'DELETED');
  const isNothing = scope === 'chosen' && chosen.length === 0;
  const save = () => {
    startDownload(exportQuizzes, {
      query: { format, ...(scope === 'chosen' && { quizSequences: chosen.join(',') }) },
    });
    onClose();
  };
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{text.close}</Button>
          <Button variant="primary" icon="download" isDisabled={isNothing} onPress={save}>
            {scope === 'chosen' && chosen.length > 0 ? text.saveCount(chosen.length) : text.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Select
          label={text.format}
          options={EXPORT_FORMATS.map((value) => ({ value, label: text.formats[value].label }))}
          value={format}
          onChange={setFormat}
        />
        <div role="status" className="flex flex-col gap-1 rounded-box bg-sunken px-4 py-3 text-sm text-ink-2">
          <p className="font-semibold text-ink">{text.formats[format].description}</p>
          <p>{text.lost[format]}</p>
        </div>
        <RadioGroup
          label={text.scope}
          description={scope === 'all' ? text.allHint : text.chosenHint}
          options={SCOPES.map((value) => ({
            value,
            label: text.scopes[value],
            isDisabled: value === 'chosen' && offered.length === 0,
          }))}
          value={scope}
          onChange={setScope}
        />
        {scope === 'chosen' && (
          <ul aria-label={text.quizzes} className="flex flex-col">
            {offered.map(({ quizSequence, no, question }) => (
              <li key={quizSequence}>
                <Checkbox
                  isSelected={chosen.includes(quizSequence)}
                  onChange={(isOn) =>
                    setChosen((old) => (isOn ? [...old, quizSequence] : old.filter((one) => one !== quizSequence)))
                  }
                >
                  {no}. {plainQuestion(question)}
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
        {isNothing && <p className="text-sm text-ink-2">{text.nothing}</p>}
      </div>
    </Dialog>
  );
}
