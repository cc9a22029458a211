export { AiStopped, askAi, type Question } from './asking.service.ts';
