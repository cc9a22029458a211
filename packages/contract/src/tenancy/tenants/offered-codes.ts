import type { OfferedCode } from './tenants.endpoints.ts';

/** Codes as a form offers them: retired ones only where they are chosen already. */
export const offeredCodes = <Code extends OfferedCode>(codes: readonly Code[], chosen: readonly string[]): Code[] =>
  codes.filter(({ code, isRetired }) => !isRetired || chosen.includes(code));
