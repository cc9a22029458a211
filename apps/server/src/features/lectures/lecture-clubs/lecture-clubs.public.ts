export { pagesOfVersion } from './readings.queries.ts';
export { findAssistant, findStudyRow, insertMaterials, insertStudies, materialsOfStudies } from './studies.queries.ts';
export { assistantView } from './lecture-clubs.view.ts';
