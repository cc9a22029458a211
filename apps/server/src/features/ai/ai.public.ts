export { AiStopped, askAi, modelOf, type Question } from './asking.service.ts';
