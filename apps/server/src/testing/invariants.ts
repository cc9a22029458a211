import { HIGH_SCORE, MAX_COUNTED } from '@dure/contract/people/points/point-kinds';
import type pg from 'pg';
import { SEARCHED_TEXTS } from '../kernel/database/word-search/searched-texts.ts';

/** What is kept beside the rows it follows from. Each query answers the rows that do not agree. */
const INVARIANTS = {
  'reactions and visible replies of an answer': `
    select a.answer_sequence from answers a where
      a.like_count <> (select count(*) from answer_likes l
        where l.tenant_id = a.tenant_id and l.answer_sequence = a.answer_sequence)
      or a.one_pick_count <> (select count(*) from one_picks p
        where p.tenant_id = a.tenant_id and p.answer_sequence = a.answer_sequence)
      or a.reply_count <> (select count(*) from replies r
        where r.tenant_id = a.tenant_id and r.answer_sequence = a.answer_sequence and r.reply_status = '0001')`,
  'visible replies of a post': `
    select p.post_sequence from posts p where p.reply_count <> (select count(*) from replies r
      where r.tenant_id = p.tenant_id and r.post_sequence = p.post_sequence and r.reply_status = '0001')`,
  'nested replies stand under a reply of the same subject': `
    select r.reply_sequence from replies r left join replies p
      on p.tenant_id = r.tenant_id and p.reply_sequence = r.parent_reply_sequence
    where r.parent_reply_sequence is not null
      and ((p.answer_sequence, p.post_sequence) is distinct from (r.answer_sequence, r.post_sequence)
        or p.parent_reply_sequence is not null)`,
  'members of a club': `
    select c.club_sequence, c.member_count from clubs c where c.member_count <> (select count(*) from club_members m
      where m.tenant_id = c.tenant_id and m.club_sequence = c.club_sequence and m.membership_status = 'MEMBER')`,
  'places in the grading queue': `
    select q.club_sequence, q.quiz_sequence from club_quizzes q where
      row(q.review_count, q.waiting_count, q.feedback_missing_count) is distinct from (select
        row(count(*) filter (where queue_rank < 1000)::int, count(*) filter (where queue_rank between 1000 and 1999)::int,
          count(*) filter (where queue_rank between 2000 and 2999)::int)
        from answers a where a.tenant_id = q.tenant_id and a.club_sequence = q.club_sequence
          and a.quiz_sequence = q.quiz_sequence)`,
  'what was last recorded of a grade or feedback is what stands': `
    with last as (
      select distinct on (tenant_id, answer_sequence, part) * from grading_changes
      order by tenant_id, answer_sequence, part, new_version desc
    )
    select last.answer_sequence, last.part from last
    left join answer_grades g on g.tenant_id = last.tenant_id and g.answer_sequence = last.answer_sequence
      and g.grader = case last.part when 'GRADE' then 'INSTRUCTOR' else last.part end
    left join answer_feedback f on f.tenant_id = last.tenant_id and f.answer_sequence = last.answer_sequence
    where case when last.part = 'FEEDBACK' then last.new_value->>'text' is distinct from f.text
      else (last.new_value->>'grade')::int is distinct from g.grade end`,
  // Told without the functions that keep the ledger: what each subject is worth, beside what the ledger has of it.
  'points of the ledger and what earns them': `
    with worth as (
      select member_id, 'join' as kind, club_sequence || '/' || member_id as subject, 1 as units
        from club_members where membership_status = 'MEMBER'
      union all select member_id, 'preAnswer', answer_sequence::text, 1 from answers where answer_status <> '0001'
      union all select member_id, 'finalAnswer', answer_sequence::text, 1 from answers where answer_status = '0003'
      union all select a.member_id, 'onTime', a.answer_sequence::text, 1
        from answers a join club_quizzes q using (tenant_id, club_sequence, quiz_sequence)
        where a.final_submitted_at <= coalesce(q.deadline_at, 'infinity')
      union all select a.member_id, 'like', a.answer_sequence::text, least(count(*), ${MAX_COUNTED.like})
        from answer_likes l join answers a using (tenant_id, answer_sequence)
        where l.member_id <> a.member_id group by 1, 3
      union all select a.member_id, 'onePick', a.answer_sequence::text, least(count(*), ${MAX_COUNTED.onePick})
        from one_picks p join answers a using (tenant_id, answer_sequence)
        where p.member_id <> a.member_id group by 1, 3
      union all select a.member_id, 'influence', a.answer_sequence::text, least(count(*), ${MAX_COUNTED.influence})
        from answer_influences i join answers a on a.tenant_id = i.tenant_id and a.answer_sequence = i.source_sequence
        where i.is_confirmed and i.stands group by 1, 3
      union all select r.member_id, 'reply', r.member_id || '/' || (r.created_at at time zone t.time_zone)::date,
          least(count(*), ${MAX_COUNTED.reply})
        from replies r join answers a using (tenant_id, answer_sequence) join tenants t on t.tenant_id = r.tenant_id
        where r.reply_status = '0001' and r.member_id <> a.member_id and r.earns_points group by 1, 3
      union all select a.member_id, 'highScore', a.answer_sequence::text, 1
        from answers a where a.grades_held is not true and ${HIGH_SCORE} <= coalesce(
          (select grade from answer_grades g where g.tenant_id = a.tenant_id and g.answer_sequence = a.answer_sequence
            and grader = 'INSTRUCTOR'),
          (select grade from answer_grades g where g.tenant_id = a.tenant_id and g.answer_sequence = a.answer_sequence
            and grader = 'AI'))
      union all select a.member_id, 'growth', a.answer_sequence::text,
          round((least(g.grade, a.ai_final_grade) - a.pre_grade) * 10.0 / (100 - a.pre_grade))
        from answers a join clubs c using (tenant_id, club_sequence)
        join answer_grades g on g.tenant_id = a.tenant_id and g.answer_sequence = a.answer_sequence and g.grader = 'INSTRUCTOR'
        where c.ai_grading and a.grades_held is not true and a.answer_status = '0003' and a.pre_grade < 100
          and round((least(g.grade, a.ai_final_grade) - a.pre_grade) * 10.0 / (100 - a.pre_grade)) > 0
    )
    select * from (select * from worth where units > 0) as worth
    full join (select member_id, kind, subject, sum(units) as held from point_entries where kind <> 'quizUse'
      group by 1, 2, 3 having sum(units) <> 0) as ledger using (member_id, kind, subject)
    where units is distinct from held`,
  'what subjects hold with each entry of the ledger': `
    select * from (select kind, subject, turn, units_balance, points_balance, sum(units) over subjects as units,
      sum(points) over subjects as points from point_entries window subjects as (partition by kind, subject order by turn)) as told
    where (units_balance, points_balance) is distinct from (units, points)`,
  'points of the months, with what waits to be added, and the ledger': `
    with dated as (
      select member_id, points, happened_at from point_entries
      union all select member_id, -points, happened_at from point_changes
    ), sums as (
      select member_id, date_trunc('month', happened_at at time zone (select time_zone from tenants
        where tenant_id = current_setting('app.tenant_id')::uuid))::date as month, sum(points) as points
      from dated group by 1, 2
    )
    select * from (select * from sums where points <> 0) as sums
    full join (select member_id, month, points as kept from monthly_points where points <> 0) as kept using (member_id, month)
    where points is distinct from kept`,
  'texts of an answer are the versions that count': `
    select a.answer_sequence from answers a where a.answer_status <> '0001'
      and exists (select from answer_versions v where v.tenant_id = a.tenant_id and v.answer_sequence = a.answer_sequence)
      and (select text from answer_versions v where v.tenant_id = a.tenant_id and v.answer_sequence = a.answer_sequence
        order by version_no = a.counted_version_no desc nulls last, version_no desc limit 1) is distinct from case a.answer_status when '0003' then a.final_text else a.pre_text end`,
};

/** Rows that a word would find and should not, and rows that it should find. */
const wrongSuffixes = Object.values(SEARCHED_TEXTS)
  .map(({ table, key, texts, suffixes }) => {
    const kept = `select tenant_id, '${table}', ${key}::text, suffix from ${suffixes}`;
    const due = `select tenant_id, '${table}', ${key}::text, suffixes_of(${texts.join(', ')}) from ${table}`;
    return `(${kept} except ${due}) union all (${due} except ${kept})`;
  })
  .join(' union all ');

/** All that is added up in a table, with whose it is. */
async function figuresOf(client: pg.Client, table: string, keys: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(column_name, ', ' order by column_name) as columns from information_schema.columns
     where table_schema = 'public' and table_name = $1 and column_name ~ '_(count|sum|histogram)$'`,
    [table],
  );
  return `select ${keys}, ${rows[0]!.columns} from ${table}`;
}

/** Figures that triggers kept and that a recount does not find. */
async function wrongFigures(client: pg.Client): Promise<object[]> {
  const quizzes = await figuresOf(client, 'club_quizzes', 'club_sequence, quiz_sequence');
  const members = await figuresOf(client, 'club_members', 'club_sequence, member_id');
  await client.query(`create temp table quiz_figures on commit drop as ${quizzes};
    create temp table member_figures on commit drop as ${members}`);
  await client.query('select recount_club(tenant_id, club_sequence) from clubs');
  const { rows } = await client.query<object>(
    `select * from (table quiz_figures except ${quizzes}) as quiz
     full join (table member_figures except ${members}) as member on false`,
  );
  return rows;
}

/** Everything of a tenant that does not agree with the rows beside it, by name; empty where all is well. */
export async function disagreements(client: pg.Client, tenantId: string): Promise<Record<string, object[]>> {
  await client.query(`select set_config('app.tenant_id', $1, false)`, [tenantId]);
  const found: Record<string, object[]> = {};
  // As it is once the likes that wait are settled.
  await client.query('begin');
  try {
    await client.query('select settle_likes($1, 1000000)', [tenantId]);
    for (const [name, query] of Object.entries(INVARIANTS)) found[name] = (await client.query<object>(query)).rows;
    found['suffixes of texts'] = (await client.query<object>(wrongSuffixes)).rows;
    found['figures of clubs'] = await wrongFigures(client);
  } finally {
    await client.query('rollback');
  }
  return Object.fromEntries(Object.entries(found).filter(([, rows]) => rows.length > 0));
}
