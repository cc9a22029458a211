/** What the assistant of a lecture club answers from: one study, all up to it, or all of the club. */
export const ASSISTANT_SCOPES = ['STUDY', 'SO_FAR', 'ALL'] as const;
export type AssistantScope = (typeof ASSISTANT_SCOPES)[number];
export const ASSISTANT_TONES = ['FRIENDLY', 'FORMAL', 'BRIEF'] as const;
export type AssistantTone = (typeof ASSISTANT_TONES)[number];
