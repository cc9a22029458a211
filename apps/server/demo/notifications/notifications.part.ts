import { NOTIFICATION_DAYS } from '@dure/contract/notification-kinds';
import type { Part } from '../part.ts';

/** What the product would have told people of all that the story holds, in the order in which it happened. */
const TELL = `
  with runners as (
    select club_sequence, creator_id as member_id from clubs where tenant_id = $1
    union
    select club_sequence, leader_id from clubs where tenant_id = $1
    union
    select club_sequence, member_id from club_instructors where tenant_id = $1
  )
  insert into notifications
    (tenant_id, member_id, kind, actor_id, club_sequence, quiz_sequence, detail, created_at, checked_at)
  select $1, member_id, kind, actor_id, club_sequence, quiz_sequence, detail, created_at,
    case when created_at < $3 then created_at + interval '3 hours' end
  from (
    select answers.member_id, 'like' as kind, likes.member_id as actor_id, answers.club_sequence, answers.quiz_sequence,
      jsonb_build_object('answer', answers.member_id) as detail, likes.created_at
    from answer_likes as likes join answers using (tenant_id, answer_sequence)
    union all
    select answers.member_id, 'onePick', picks.member_id, answers.club_sequence, answers.quiz_sequence,
      jsonb_build_object('answer', answers.member_id), picks.created_at
    from one_picks as picks join answers using (tenant_id, answer_sequence)
    union all
    select source.member_id, 'influence', taker.member_id, taker.club_sequence, taker.quiz_sequence,
      jsonb_build_object('answer', taker.member_id), influences.thanked_at
    from answer_influences as influences join answers as taker using (tenant_id, answer_sequence)
      join answers as source
        on source.tenant_id = influences.tenant_id and source.answer_sequence = influences.source_sequence
    where influences.thanked_at is not null
    union all
    select coalesce(replies.addressee_id, above.member_id, answers.member_id),
      case when replies.parent_reply_sequence is null then 'reply' else 'nestedReply' end,
      replies.member_id, answers.club_sequence, answers.quiz_sequence,
      jsonb_build_object('answer', answers.member_id, 'reply', replies.reply_sequence), replies.created_at
    from replies join answers using (tenant_id, answer_sequence)
      left join replies as above
        on above.tenant_id = replies.tenant_id and above.reply_sequence = replies.parent_reply_sequence
    where replies.reply_status = '0001'
    union all
    select answers.member_id, 'graded', grades.graded_by, answers.club_sequence, answers.quiz_sequence,
      jsonb_build_object('grade', grades.grade), grades.graded_at
    from answer_grades as grades join answers using (tenant_id, answer_sequence)
    where grades.grader = 'INSTRUCTOR' and answers.grades_held is not true
    union all
    select answers.member_id, 'feedback', feedback.written_by, answers.club_sequence, answers.quiz_sequence,
      '{}', feedback.written_at
    from answer_feedback as feedback join answers using (tenant_id, answer_sequence)
    where answers.grades_held is not true
    union all
    select readers.member_id, 'questionAnswered', questions.answered_by, questions.club_sequence, null,
      jsonb_build_object('question', questions.serial_number, 'study', questions.club_study_sequence),
      questions.answered_at
    from lecture_questions as questions cross join lateral (
        select questions.member_id
        union all
        select wonders.member_id from lecture_question_wonders as wonders
        where wonders.tenant_id = questions.tenant_id and wonders.club_sequence = questions.club_sequence
          and wonders.serial_number = questions.serial_number
      ) as readers
    where questions.answered_at is not null
    union all
    select clubs.creator_id, 'lectureReady', null, clubs.club_sequence, null, '{}', clubs.created_at + interval '2 minutes'
    from clubs where clubs.club_type = '0200'
    union all
    select people.member_id, 'quizOpened', null, quizzes.club_sequence, quizzes.quiz_sequence,
      jsonb_build_object('count', 1), quizzes.open_at
    from club_quizzes as quizzes join club_members as people using (tenant_id, club_sequence)
    where quizzes.published and quizzes.open_at >= people.joined_at and people.membership_status = 'MEMBER'
    union all
    select other_id, 'friendRequest', member_id, null, null, '{}', since from member_ties where tie = 'ASKED'
    union all
    select quoted.member_id, 'quote', taker.member_id, taker.club_sequence, taker.quiz_sequence,
      jsonb_build_object('answer', taker.member_id), quotes.quoted_at
    from answer_quotes as quotes join answers as taker using (tenant_id, answer_sequence)
      join answers as quoted on quoted.tenant_id = quotes.tenant_id and quoted.answer_sequence = quotes.quoted_sequence
    where quotes.stands
    union all
    select member_id, 'evaluationReleased', edited_by, club_sequence, null, '{}', released_at
    from member_evaluations where released_at is not null
    union all
    select runners.member_id, 'joinRequest', asking.member_id, asking.club_sequence, null, '{}', asking.requested_at
    from club_members as asking join runners using (club_sequence) where asking.membership_status = 'PENDING'
    union all
    select member_id, case membership_status when 'REJECTED' then 'joinRejected' else 'expelled' end, decided_by,
      club_sequence, null, jsonb_strip_nulls(jsonb_build_object('reason', reason)), decided_at
    from club_members where membership_status in ('REJECTED', 'EXPELLED')
    union all
    select clubs.creator_id, case steps.event when 'APPROVE' then 'clubApproved' else 'clubRejected' end, steps.member_id,
      steps.club_sequence, null, jsonb_strip_nulls(jsonb_build_object('reason', steps.reason)), steps.happened_at
    from club_transitions as steps join clubs using (tenant_id, club_sequence) where steps.event in ('APPROVE', 'REJECT')
    union all
    select people.member_id, case steps.event when 'START' then 'clubStarted' when 'FINISH' then 'clubFinished'
        when 'POSTPONE' then 'clubPostponed' else 'clubCancelled' end, steps.member_id,
      steps.club_sequence, null, jsonb_strip_nulls(jsonb_build_object('reason', steps.reason)), steps.happened_at
    from club_transitions as steps join (
        select * from runners
        union
        select club_sequence, member_id from club_members where membership_status = 'MEMBER'
      ) as people using (club_sequence)
    where steps.event in ('START', 'FINISH', 'POSTPONE', 'CANCEL')
  ) as told
  where member_id is distinct from actor_id and created_at between $2 and $4
    and exists (select from members where tenant_id = $1 and members.member_id = told.member_id)
    -- Who is hidden there is told of by a number that this does not count.
    and not exists (
      select from clubs where tenant_id = $1 and clubs.club_sequence = told.club_sequence and (anonymous or club_status = '0000'))
  order by created_at`;

/** What is told here is not told once more by the clock, which looks back a day. */
const MARK_TOLD = `
  update club_quizzes set notified_open_at = open_at where tenant_id = $1 and published and open_at <= $2`;

/** One of each tenant has chosen when to be written to. */
const CHOOSE_TIMES = `
  insert into notification_times (tenant_id, member_id, digest, quiet_from, quiet_until)
  select $1, member_id, 'DAILY', '22:30', '07:00' from members where tenant_id = $1 and email like 'member1@%'`;

export const seedNotifications: Part = async ({ transaction, at }) => {
  await transaction.execute(TELL, [transaction.tenantId, at(-NOTIFICATION_DAYS), at(-1), at(0)]);
  await transaction.execute(CHOOSE_TIMES, [transaction.tenantId]);
  await transaction.execute(MARK_TOLD, [transaction.tenantId, at(0)]);
};
