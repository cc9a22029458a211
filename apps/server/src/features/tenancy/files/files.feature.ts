import type { Feature } from '../../../kernel/feature.ts';
import { serveImages } from './images.service.ts';

export const files: Feature = {
  name: 'files',
  about: 'Pictures',
  serve: serveImages,
};
