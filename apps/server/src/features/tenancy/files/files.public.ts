export type { Folder } from './archive-names.ts';
export { type ArchiveEntry, zip } from './archive.ts';
export { type FilePurpose, shapeColumns } from './files.queries.ts';
export { unusedFilesJob } from './unused-files.jobs.ts';
export { forgetFiles, removeUnnamed, withUploads, writeWithUploads } from './uploads.service.ts';
