import type { Feature } from '../../kernel/feature.ts';
import { lectureAssistantRoutes } from './lecture-assistant.routes.ts';

export const lectureAssistant: Feature = { name: 'lecture-assistant', routes: lectureAssistantRoutes };
