import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { fileSize } from '../../../ui/files/file-rules.ts';
import { contentsText as text } from './contents.text.ts';
import { siteOf } from './reading-words.ts';

export interface ContentAboutProps {
  readonly content: Pick<
    ContentItem,
    'reading' | 'unit' | 'unitCount' | 'file' | 'contentUrl' | 'versionNo' | 'createdAt'
  >;
  /** Whether the day and the version of it are told as well. */
  readonly isDated?: boolean;
}

/** What there is to know of a content in one line: how far it is read, why it is not, or what it is. */
export function ContentAbout({ content, isDated = false }: ContentAboutProps) {
  const { reading, unit, unitCount, file, contentUrl, versionNo, createdAt } = content;
  if (reading.state === 'FAILED') return text.reading.failed(reading.reason ?? '', reading.reasonCode);
  if (reading.state === 'READING') return text.reading.progress(unit, reading.done, reading.of);
  const parts = [
    unit !== null && unitCount !== null && text.counted[unit](unitCount),
    file !== null && fileSize(file.size),
    contentUrl !== null && siteOf(contentUrl),
  ].filter((part) => part !== false);
  return (
    <>
      {parts.join(' · ')}
      {isDated && (
        <>
          {parts.length > 0 && ' · '}
          <DateText date={createdAt} look="date" />
          {versionNo > 1 && ` · ${text.version(versionNo)}`}
        </>
      )}
    </>
  );
}
