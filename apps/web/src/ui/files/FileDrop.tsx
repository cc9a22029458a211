import { useId, useState } from 'react';
import { cx } from '../cx.ts';
import { fieldClass } from '../fields/FieldFrame.tsx';
import { DropArea } from './DropArea.tsx';
import { FileButton } from './FileButton.tsx';
import { FileRow, type FileItem } from './FileRow.tsx';
import { fileSize, sortFiles, type FileRules } from './file-rules.ts';
import { useFormError } from '../fields/Form.tsx';
import { filesText } from './files.text.ts';

export interface FileDropProps {
  readonly label: string;
  readonly files: readonly FileItem[];
  readonly rules: FileRules;
  /** Files that keep the rules; the field says itself why it refuses others. */
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly name?: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

export function FileDrop(props: FileDropProps) {
  const { label, files, rules, onAdd, onRemove, name, isDisabled = false, className } = props;
  const id = useId();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [formError, clearFormError] = useFormError(name);
  const error = props.error ?? formError;
  const problems = error === undefined ? refusals : [error, ...refusals];

  const add = (offered: readonly File[]) => {
    if (isDisabled || offered.length === 0) return;
    const { taken, refusals: reasons } = sortFiles(offered, files.length, rules);
    setRefusals(reasons);
    clearFormError();
    if (taken.length > 0) onAdd(taken);
  };

  return (
    <div
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}problems`}
      className={cx(fieldClass, className)}
      data-invalid={problems.length > 0 || undefined}
    >
      <span id={`${id}label`} className="text-sm font-semibold text-ink-2">
        {label}
      </span>
      <DropArea
        label={filesText.hint}
        isDisabled={isDisabled}
        onFiles={add}
        className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-dashed border-edge p-4 transition-colors group-data-invalid:border-bad data-drop-target:border-brand data-drop-target:bg-brand-soft"
      >
        <div className="min-w-0 text-sm text-ink-2">
          <p>{filesText.hint}</p>
          <p className="text-ink-3">
            {[
              ...(rules.kinds.length > 0 ? [rules.kinds.join(', ')] : []),
              filesText.limits(fileSize(rules.maxSize), rules.maxCount),
            ].join(' · ')}
          </p>
        </div>
        <FileButton
          icon="upload"
          kinds={rules.kinds}
          takesSeveral={rules.maxCount > 1}
          isDisabled={isDisabled}
          onChoose={add}
        >
          {filesText.choose}
        </FileButton>
      </DropArea>
      <div id={`${id}problems`} role="alert" className="text-sm text-bad empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label={filesText.list(label)} className="divide-y divide-line rounded-box border border-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => onRemove(file.id)} isDisabled={isDisabled} />
          ))}
        </ul>
      )}
    </div>
  );
}
