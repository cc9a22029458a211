import type { Feature } from '../../../kernel/feature.ts';
import { lectureAssistantRoutes } from './lecture-assistant.routes.ts';

export const lectureAssistant: Feature = {
  name: 'lecture-assistant',
  about: 'The assistant that answers from the materials of a lecture club',
  routes: lectureAssistantRoutes,
};
