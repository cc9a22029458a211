-- Whose work waits: the organisations in which a job that the clock begins may find something. One question for all takes the
-- place of one for each. It answers ids alone, and rather one too many than one too few: the job looks exactly.
-- What a branch asks must hold wherever the job's own queries find something. A job without a branch is refused.
create or replace function tenants_with_work(job text, at timestamptz)
returns table (tenant_id uuid) language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  case job
    when 'mail' then return query
      select distinct m.tenant_id from mails m
      where m.sent_at is null and m.failed_at is null and (m.next_try_at <= at or m.useful_until <= at);
    when 'faults' then return query
      select distinct m.tenant_id from mails m where m.sent_at is null and m.failed_at is null and m.failure is not null;
    when 'notifications-sending' then return query
      select n.tenant_id from notifications n where n.awaits_sending
      union select n.tenant_id from notifications n where n.awaits_push;
    when 'notification-digests' then return query
      select t.tenant_id from tenants t
      where exists (
        select from members m left join notification_times d on d.tenant_id = m.tenant_id and d.member_id = m.member_id
        where m.tenant_id = t.tenant_id and m.status = 'ACTIVE' and m.email_verified_at is not null and d.digest is distinct from 'OFF'
          and coalesce(d.digested_on < date_trunc(
            case d.digest when 'DAILY' then 'day' else 'week' end, at at time zone t.time_zone)::date, true));
    when 'push' then return query
      select distinct p.tenant_id from push_messages p where p.next_try_at <= at or p.useful_until <= at;
    when 'lock-ends' then return query
      select distinct m.tenant_id from members m where m.locked_until <= at;
    when 'lecture-question' then return query
      select distinct q.tenant_id from lecture_questions q where q.found is null and q.status <> 'INSTRUCTOR_ANSWERED';
    when 'lecture-ready' then return query
      select distinct c.tenant_id from clubs c where c.awaits_ready;
    when 'ai-writing' then return query
      select distinct w.tenant_id from ai_writings w where w.state = 'WAITING';
    when 'quiz-figures' then return query
      select l.tenant_id from like_changes l union select c.tenant_id from quiz_changes c;
    when 'monthly-ranking' then return query
      select l.tenant_id from like_changes l union select p.tenant_id from point_changes p;
    when 'content-reading' then return query
      select distinct v.tenant_id from content_versions v where v.reading_state in ('WAITING', 'READING');
    when 'club-clock' then return query
      select c.tenant_id from clubs c
      where c.club_status in ('0110', '0200', '0210', '0300', '0310', '0400') and (
        c.club_status = '0110'
        or (c.club_status in ('0200', '0210') and coalesce(c.recruit_start_at <= at, c.club_status = '0200'))
        or (c.club_status = '0300' and c.recruit_end_at <= at)
        or (c.club_status in ('0210', '0300', '0310') and c.start_at <= at)
        or (c.club_status = '0400' and c.end_at <= at + interval '3 days'
          and (c.end_at <= at or c.notified_end_at is null or c.notified_end_at < c.end_at)))
      union
      select q.tenant_id from club_quizzes q
      where q.published and q.open_at > at - interval '1 day' and q.open_at <= at
        and (q.notified_open_at is null or q.notified_open_at < q.open_at)
      union
      select q.tenant_id from club_quizzes q
      where q.published and q.deadline_at > at and q.deadline_at <= at + interval '1 day' and q.open_at <= at
        and (q.notified_deadline_at is null or q.notified_deadline_at < q.deadline_at);
    when 'notices' then return query
      select distinct n.tenant_id from notices n
      where n.status in ('SCHEDULED', 'SENDING') and (n.status = 'SENDING' or n.send_at <= at);
    when 'invitation-mails' then return query
      select distinct i.tenant_id from invitations i where i.status = 'INVITED' and i.mailed_at is null;
    when 'seminars' then return query
      select distinct s.tenant_id from seminars s
      where s.seminar_status in ('0002', '0003') and (
        s.end_at <= at
        or (s.reminded_at is null and s.start_at > at and s.start_at <= at + interval '1 day')
        or exists (
          select from seminar_participants p
          join members m on m.tenant_id = p.tenant_id and m.member_id = p.member_id
          where p.tenant_id = s.tenant_id and p.post_sequence = s.post_sequence
            and (p.offered_until <= at or m.status in ('WITHDRAWN', 'MERGED'))));
    when 'mentor-wishes' then return query
      select distinct w.tenant_id from mentor_wishes w where w.regist_status = '0001'
      union
      select o.tenant_id from mentor_wish_members o
      join mentor_wishes w on w.tenant_id = o.tenant_id and w.wish_sequence = o.wish_sequence and w.mentor_id = o.member_id;
    when 'post-contents' then return query
      select distinct c.tenant_id from contents c
      join posts p on p.tenant_id = c.tenant_id and p.post_sequence = c.post_sequence
      join content_versions v on v.tenant_id = c.tenant_id and v.content_sequence = c.content_sequence and v.version_no = c.version_no
      where c.post_sequence is not null and p.published_at <= at and v.kind = 'POST'
        and (c.title, v.post_text) is distinct from (p.title, p.body);
    when 'answer-influence' then return query
      select distinct d.tenant_id from answer_influence_due d;
    when 'answer-similarity' then return query
      select d.tenant_id from answer_similarity_due d union select d.tenant_id from queue_place_due d;
    when 'club-evaluation' then return query
      select distinct e.tenant_id from club_evaluations e where e.state = 'RUNNING';
    when 'quiz-discrimination' then return query
      select distinct q.tenant_id from club_quizzes q where q.discrimination_due;
    when 'ai-evaluation' then return query
      select d.tenant_id from ai_evaluation_due d
      union select m.tenant_id from ai_grading_modes m where m.mode = 'OFFICIAL';
    when 'feedback-draft' then return query
      select distinct d.tenant_id from feedback_drafts d
      where d.draft is null and not d.has_failed;
    when 'quiz-brief' then return query
      select distinct b.tenant_id from quiz_briefs b where b.asked_at is not null;
    else raise exception 'no condition says in which organisations the job % has work', job;
  end case;
end $$;
revoke all on function tenants_with_work(text, timestamptz) from public;
do $$ begin
  execute format('grant execute on function tenants_with_work(text, timestamptz) to %I', current_setting('app.server_role'));
end $$;
