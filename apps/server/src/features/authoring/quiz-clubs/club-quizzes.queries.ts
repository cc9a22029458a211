import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { ClubQuizzes } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import { records, uuid } from '../../../kernel/database/records.ts';

export type Placement = ColumnValues<
  ClubQuizzes,
  'quiz_sequence' | 'position' | 'week' | 'topic' | 'open_at' | 'deadline_at' | 'published'
>;

/** Takes every quiz out of the club but those named. */
export const removeOtherQuizzes = (tenantId: string, clubSequence: number, kept: readonly number[]) =>
  build
    .deleteFrom('club_quizzes')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where(sql<boolean>`quiz_sequence <> all(${kept}::bigint[])`);

/** Puts quizzes into the club or moves them; what a passed deadline opened is remembered. */
export const placeQuizzes = (tenantId: string, clubSequence: number, placements: readonly Placement[], now: Date) =>
  build
    .insertInto('club_quizzes')
    .columns([
      'tenant_id',
      'club_sequence',
      'quiz_sequence',
      'position',
      'week',
      'topic',
      'open_at',
      'deadline_at',
      'published',
    ])
    .expression(
      build
        .selectFrom(
          records(
            placements,
            `quiz_sequence bigint, position integer, week integer, topic text, open_at timestamptz, deadline_at timestamptz,
              published boolean`,
          ),
        )
        .select([
          uuid(tenantId).as('tenant_id'),
          sql<number>`${clubSequence}::bigint`.as('club_sequence'),
          'given.quiz_sequence',
          'given.position',
          'given.week',
          'given.topic',
          'given.open_at',
          'given.deadline_at',
          'given.published',
        ]),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'club_sequence', 'quiz_sequence']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        week: row.ref('excluded.week'),
        topic: row.ref('excluded.topic'),
        open_at: row.ref('excluded.open_at'),
        deadline_at: row.ref('excluded.deadline_at'),
        model_answer_opened_at: sql`case when club_quizzes.deadline_at <= ${now}::timestamptz
          then coalesce(club_quizzes.model_answer_opened_at, club_quizzes.deadline_at)
          else club_quizzes.model_answer_opened_at end`,
        published: row.ref('excluded.published'),
      })),
    );
