import { z } from 'zod';
import { MAX_MEMBER_TYPE_LENGTH, MAX_ORGANIZATION_CODE_LENGTH } from './account-limits.ts';
import { nickname } from './nickname-field.ts';
import { newPassword } from './password-rules.ts';
import { consents } from './registration.endpoints.ts';

/** What somebody says of themselves whom the organisation lets in, by an invitation or a class code. */
export const newcomerFields = {
  nickname,
  password: newPassword,
  memberType: z.string().max(MAX_MEMBER_TYPE_LENGTH).optional(),
  organizationCode: z
    .string()
    .max(MAX_ORGANIZATION_CODE_LENGTH)
    .optional()
    .describe('Asked for where the organisation has some and does not know it'),
  consents,
};
const newcomer = z.object(newcomerFields);
export type NewcomerFields = z.output<typeof newcomer>;
