/** What a provider is asked for; the use and cost of each is told apart. */
export const AI_PURPOSES = [
  'GRADING',
  'MODEL_ANSWER',
  'QUIZ',
  'FEEDBACK',
  'GROUPS',
  'EVALUATION',
  'ASSISTANT',
  'CHATBOT',
] as const;
export type AiPurpose = (typeof AI_PURPOSES)[number];

/** Who works: the built-in tools, the provider of the installation, or the tenant's own. */
export const AI_ENGINES = ['BUILT_IN', 'INSTALLATION', 'TENANT'] as const;
export type AiEngine = (typeof AI_ENGINES)[number];

export const AI_PROTOCOLS = ['openai', 'anthropic'] as const;
export type AiProtocol = (typeof AI_PROTOCOLS)[number];
