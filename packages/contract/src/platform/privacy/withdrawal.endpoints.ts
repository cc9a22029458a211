import { z } from 'zod';
import { givenPassword } from '../../tenancy/accounts/password-rules.ts';
import { endpoint } from '../../http/endpoint.ts';

const withdrawal = z
  .object({
    blockingClubs: z
      .array(z.object({ clubSequence: z.number().int(), clubName: z.string() }))
      .describe('Clubs that take members or run, and that nobody else would look after'),
    isLastManager: z.boolean().describe('Nobody else manages the organisation'),
    hasPassword: z.boolean().describe('Without one there is nothing to confirm it with: one is chosen by mail first'),
  })
  .meta({ id: 'Withdrawal' });
export type Withdrawal = z.output<typeof withdrawal>;

export const getWithdrawal = endpoint({
  name: 'getWithdrawal',
  method: 'GET',
  path: '/api/v1/my/withdrawal',
  summary: 'What keeps the caller from withdrawing',
  audience: 'member',
  isBeforeConsents: true,
  response: withdrawal,
});

export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/api/v1/my/withdrawal',
  summary: "Ends the caller's account for good: personal data is erased, answers stay as of a member who has withdrawn",
  audience: 'member',
  isBeforeConsents: true,
  body: z.object({ password: givenPassword }),
  response: z.null(),
  errors: ['runsClubAlone', 'lastManager'],
});
