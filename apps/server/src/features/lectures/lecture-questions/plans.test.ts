import { beforeAll, expect, test } from 'vitest';
import { countUnanswered } from '../lecture-assistant/lecture-assistant.public.ts';
import { filledClubs } from '../lecture-assistant/plans.test-help.ts';
import { countStudyQuestions } from '../lecture-clubs/studies.queries.ts';
import { countQuestionsByStudy, countQuestionsOf, listAfter } from './figures.queries.ts';
import { countQuestions, listQuestions, type Reader } from './questions.queries.ts';

/** Most are answered, some wait, some were left at what the assistant said. */
const FILL = `insert into lecture_questions (tenant_id, club_sequence, serial_number, club_study_sequence, member_id, question,
    is_private, asks_assistant, status, asked_at, waiting_at, wonder_count, meanings, answer, answered_by, answered_at)
  select $1, $2, n, $3, $4, '질문 ' || n, n % 10 = 0, false, status, now() - n * interval '1 minute',
    case when status = 'WAITING_INSTRUCTOR' then now() end, n % 50, '{1,2}',
    case when status = 'INSTRUCTOR_ANSWERED' then '답' end,
    case when status = 'INSTRUCTOR_ANSWERED' then $4::uuid end,
    case when status = 'INSTRUCTOR_ANSWERED' then now() end
  from (select n, case when n % 20 = 0 then 'WAITING_INSTRUCTOR' when n % 3 = 0 then 'AI_ANSWERED'
    else 'INSTRUCTOR_ANSWERED' end as status from generate_series(1, $5::integer) n) made`;

let made: Awaited<ReturnType<typeof filledClubs>>;
beforeAll(async () => {
  made = await filledClubs(FILL);
});

test('of twenty thousand questions a list and its counts read those of their club, by index under row security', async () => {
  const { tenantId, teacher, member, clubs, planOf } = made;
  const club = clubs[0]!.clubSequence;
  const of = { tenantId, club };
  const page = { page: 1, size: 20 };
  for (const isAdmin of [true, false]) {
    const reader: Reader = { ...of, memberId: isAdmin ? teacher.memberId : member.memberId, isAdmin };
    const lists = (['ALL', 'MINE', 'WAITING', 'ASSISTANT', 'ANSWERED'] as const).flatMap((filter) =>
      (['NEWEST', 'WONDERED', 'WAITING'] as const).map((sort) =>
        listQuestions(reader, { filter, keyword: '' }, sort, page),
      ),
    );
    for (const query of [...lists, countQuestions(reader, undefined)])
      expect(await planOf(query)).not.toContain('Seq Scan on lecture_questions');
  }
  for (const query of [
    countQuestionsByStudy(of),
    countQuestionsOf(of, [member.memberId]),
    countStudyQuestions(of.tenantId, of.club, clubs[0]!.studies[0]!, member.memberId),
    listAfter(of, 0, 500),
  ])
    expect(await planOf(query)).not.toContain('Seq Scan on lecture_questions');
  expect(await planOf(countUnanswered({ ...of, now: new Date() }))).toContain('lecture_questions_not_found');
});
