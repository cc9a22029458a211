import { MAX_CONTENT_BYTES } from '@dure/contract/limits/content-limits';
import type { FileRules } from '../../../ui/files/file-rules.ts';

/** Files that a content may be; the server looks at what is in them. */
export const CONTENT_FILES: FileRules = {
  kinds: [
    '.pdf',
    '.docx',
    '.pptx',
    '.xlsx',
    '.hwpx',
    '.hwp',
    '.html',
    '.htm',
    '.md',
    '.txt',
    '.csv',
    '.png',
    '.jpg',
    '.jpeg',
    '.webp',
    '.gif',
    '.avif',
  ],
  maxSize: MAX_CONTENT_BYTES,
  maxCount: 1,
};
