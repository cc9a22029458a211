export { findAssistant, findStudyRow, insertMaterials, insertStudies, materialsOfStudies } from './studies.queries.ts';
export { assistantView } from './lecture-clubs.view.ts';
export { readingFigures } from './dashboard/reading-figures.service.ts';
