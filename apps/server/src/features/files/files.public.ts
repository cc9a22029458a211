export type { Folder } from './archive-names.ts';
export { type ArchiveEntry, zip } from './archive.ts';
export { forgetFiles, removeUnnamed, withUploads, writeWithUploads } from './uploads.service.ts';
