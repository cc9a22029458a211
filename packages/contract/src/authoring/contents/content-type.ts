/** Types of content by where it is read: at a URL, or in an uploaded file (specification, section 3). */
export const CONTENT_TYPE = {
  article: '0001',
  video: '0002',
  seminar: '0003',
  mentorSeminar: '0005',
  uploaded: '0320',
} as const;
export const CONTENT_TYPES = Object.values(CONTENT_TYPE);

/** What a version of a content is. `POST` is an article that the organisation publishes. `OLD` is a format of before that nobody reads any more (.doc, .xls, .ppt). */
export const CONTENT_KINDS = [
  'PDF',
  'DOCX',
  'PPTX',
  'XLSX',
  'HWPX',
  'HWP',
  'HTML',
  'MD',
  'TXT',
  'IMAGE',
  'LINK',
  'POST',
  'OLD',
] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];
