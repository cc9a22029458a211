import { MAX_NAMED_WRITERS } from '@dure/contract/answering/answers/quiz-status.endpoints';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { Asked } from '../../../clubs/quiz-access/quiz-access.public.ts';

/** Some of the others whose draft of the quiz was saved after `since`, each row with how many they are in all. */
export const findWriters = prepare(({ tenantId, memberId, club, quiz, since }: Asked & { since: Date }) =>
  build
    .selectFrom('answers')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'answers', ['club_sequence', 'member_id']).on(
        'club_members.membership_status',
        '=',
        'MEMBER',
      ),
    )
    .select([
      'members.nickname',
      sql<number>`count(*) over ()`.as('count'),
      sql<Date>`min(answers.draft_saved_at) over ()`.as('first_saved_at'),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '!=', memberId)
    .where('answers.draft_saved_at', '>', since)
    .where('answers.draft_text', '!=', '')
    .orderBy('members.nickname')
    .orderBy('members.member_id')
    .limit(MAX_NAMED_WRITERS),
);
