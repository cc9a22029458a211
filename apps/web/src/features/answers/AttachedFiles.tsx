import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { answersText } from './answers.text.ts';
import { fileSize } from './file-rules.ts';
import type { AnswerFiles } from './use-answer-files.ts';

const text = answersText.files;
const rowClass = 'flex min-h-11 items-center gap-2 rounded-control bg-sunken py-0.5 pr-1 pl-3 text-sm desktop:min-h-9';

/** The files of the answer being written, those on their way among them. */
export function AttachedFiles({ files, uploading, problem, remove, cancel, retry }: AnswerFiles) {
  return (
    <>
      {files.length + uploading.length > 0 && (
        <ul aria-label={text.list} className="flex flex-col gap-1.5">
          {files.map((file) => (
            <li key={file.key} className={rowClass}>
              <Icon name="file" size={16} className="text-ink-3" />
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="text-ink-3 tabular-nums">{fileSize(file.size)}</span>
              <IconButton size="small" icon="close" label={text.remove(file.name)} onPress={() => void remove(file)} />
            </li>
          ))}
          {uploading.map((one) => (
            <li key={one.id} className={rowClass}>
              <Icon
                name={one.error === null ? 'upload' : 'alert'}
                size={16}
                className={one.error === null ? 'text-ink-3' : 'text-bad'}
              />
              <div className="min-w-0 flex-1">
                <span className="block truncate">{one.file.name}</span>
                {one.error === null ? (
                  <Progress label={one.file.name} value={Math.round(one.share * 100)} wordsHidden className="mt-0.5" />
                ) : (
                  <span className="block text-bad">{one.error}</span>
                )}
              </div>
              {one.error === null ? (
                <span className="text-ink-3 tabular-nums">{text.uploading(Math.round(one.share * 100))}</span>
              ) : (
                <IconButton
                  size="small"
                  icon="refresh"
                  label={text.retry(one.file.name)}
                  onPress={() => void retry(one)}
                />
              )}
              <IconButton size="small" icon="close" label={text.cancel(one.file.name)} onPress={() => cancel(one.id)} />
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </>
  );
}
