export { gradebookSheets } from './gradebook-sheets.service.ts';
