export type { Folder } from './archive-names.ts';
export { type ArchiveEntry, zip } from './archive.ts';
export { shapeColumns } from './files.queries.ts';
export { forgetFiles, removeUnnamed, withUploads, writeWithUploads } from './uploads.service.ts';
