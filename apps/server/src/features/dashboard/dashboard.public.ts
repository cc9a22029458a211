export { memberFigures } from './member-figures.service.ts';
