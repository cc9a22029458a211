import { FileRow } from '../../../../ui/files/FileRow.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { filesText } from '../files.text.ts';
import { FilePicture } from './FilePicture.tsx';
import type { AnswerFiles } from './use-answer-files.ts';

const text = filesText;

/** The files of the answer being written, those on their way among them. */
export function AttachedFiles({ files, uploading, problems, remove, cancel, retry }: AnswerFiles) {
  return (
    <>
      {files.length + uploading.length > 0 && (
        <ul aria-label={text.list} className="divide-y divide-line border-t border-line">
          {files.map((file) => (
            <FileRow
              key={file.key}
              file={{ id: file.key, name: file.name, size: file.size }}
              picture={<FilePicture file={file} />}
              onRemove={() => void remove(file)}
              isDisabled={false}
            />
          ))}
          {uploading.map((one) => (
            <FileRow
              key={one.id}
              file={{
                id: one.id,
                name: one.file.name,
                size: one.file.size,
                ...(one.error === null ? { progress: one.share } : { error: one.error }),
              }}
              picture={<FilePicture file={one.file} />}
              onRemove={() => cancel(one.id)}
              isDisabled={false}
              {...(one.error !== null && {
                action: (
                  <IconButton
                    size="small"
                    icon="refresh"
                    label={text.retry(one.file.name)}
                    onPress={() => void retry(one)}
                  />
                ),
              })}
            />
          ))}
        </ul>
      )}
      <div role="alert" className="px-4 pb-2 text-sm text-bad empty:hidden">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </>
  );
}
