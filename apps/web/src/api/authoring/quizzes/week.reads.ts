import type * as contract from '@dure/contract/authoring/quizzes/week.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getClubWeek = read<typeof contract.getClubWeek>('GET /api/v1/clubs/{club}/week', {
  leadsOnIfForbidden: true,
});
