export { readingFigures } from './reading-figures.service.ts';
