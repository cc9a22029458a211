export { AiStopped, askAi, modelOf, type Question } from './asking.service.ts';
export { sumByPeriod } from './ai-calls.queries.ts';
export { won } from './ai-usage.service.ts';
export { tryProvider } from './ai-settings.service.ts';
export { type AiStop, stopSentence } from './ai.text.ts';
