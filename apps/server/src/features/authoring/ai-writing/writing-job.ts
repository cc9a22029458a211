export const WRITING_JOB = 'ai-writing';
