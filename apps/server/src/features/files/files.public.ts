export { type ArchiveEntry, zip } from './archive.ts';
export { forgetFiles, removeUnnamed, withUploads, writeWithUploads } from './uploads.service.ts';
