export { forgetFiles, removeUnnamed, withUploads, writeWithUploads } from './uploads.service.ts';
