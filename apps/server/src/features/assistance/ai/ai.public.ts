export { AiStopped, askAi, modelOf, type Question } from './asking.service.ts';
export { tryProvider } from './ai-settings.service.ts';
export { type AiStop, stopSentence } from './ai.text.ts';
