/** Types of content by where it is read: at a URL, or in an uploaded file (specification, section 3). */
export const CONTENT_TYPE = { article: '0001', uploaded: '0320' } as const;
