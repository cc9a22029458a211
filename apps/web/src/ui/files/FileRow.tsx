import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { fileSize } from './file-rules.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Progress } from '../states/Progress.tsx';
import { filesText } from './files.text.ts';

export interface FileItem {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** From 0 to 1 while it is on its way. */
  readonly progress?: number;
  readonly error?: string;
}

export interface FileRowProps {
  readonly file: FileItem;
  readonly onRemove: () => void;
  readonly isDisabled: boolean;
  /** In the place of the sign of a file: the picture that it holds. */
  readonly picture?: ReactNode;
  /** What else can be done, such as sending it again. */
  readonly action?: ReactNode;
}

export function FileRow({ file, onRemove, isDisabled, picture, action }: FileRowProps) {
  const percent = file.progress === undefined ? undefined : Math.round(file.progress * 100);
  return (
    <li className="flex items-center gap-2.5 py-1 pr-1 pl-3">
      {picture ?? <Icon name="file" className="text-ink-3" />}
      <div className="min-w-0 flex-1">
        <p className="truncate">{file.name}</p>
        {file.error !== undefined && <p className="text-sm text-bad">{file.error}</p>}
        {percent !== undefined && (
          <Progress label={filesText.progress(file.name)} value={percent} wordsHidden className="py-1" />
        )}
      </div>
      <span className={cx('flex-none text-sm tabular-nums', percent === undefined ? 'text-ink-3' : 'text-brand-ink')}>
        {percent === undefined ? fileSize(file.size) : `${percent}%`}
      </span>
      {action}
      <IconButton
        label={filesText.remove(file.name)}
        icon="close"
        size="small"
        onPress={onRemove}
        isDisabled={isDisabled}
      />
    </li>
  );
}
