import { FileRow, type FileItem } from '../../../../ui/files/FileRow.tsx';
import { gradingText } from '../grading.text.ts';

export interface FeedbackFilesProps {
  readonly files: readonly FileItem[];
  /** Why others were not taken. */
  readonly problems: readonly string[];
  readonly onRemove: (id: string) => void;
  readonly isDisabled: boolean;
}

/** What goes to the member along with the words. */
export function FeedbackFiles({ files, problems, onRemove, isDisabled }: FeedbackFilesProps) {
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={gradingText.grade.files} className="divide-y divide-line border-t border-line">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onRemove={() => onRemove(file.id)} isDisabled={isDisabled} />
          ))}
        </ul>
      )}
      {problems.length > 0 && (
        <div role="alert" className="px-4 pb-2 text-sm text-bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </>
  );
}
