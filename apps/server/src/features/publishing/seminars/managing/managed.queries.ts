import {
  ESTABLISHMENT_STATUS,
  type EstablishmentStatus,
  type SeminarStatus,
} from '@dure/contract/publishing/codes/seminar-codes';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { CARD, postRows } from '../../posts/posts.public.ts';

export interface ManagedWanted {
  readonly tenantId: string;
  readonly pattern: string | null;
  readonly status: SeminarStatus | undefined;
  readonly establishment: EstablishmentStatus | undefined;
}

/** Each seminar with its holder and the last request to open it. */
const managed = (tenantId: string) =>
  postRows(tenantId)
    .innerJoin('members as holder', (join) => sameTenant(join, 'holder', 'posts', { member_id: 'author_id' }))
    .leftJoin('seminar_establishments as asked', (join) =>
      sameTenant(join, 'asked', 'seminars', 'post_sequence').on(
        sql<boolean>`asked.establishment_sequence = (select max(each.establishment_sequence)
          from seminar_establishments as each
          where each.tenant_id = seminars.tenant_id and each.post_sequence = seminars.post_sequence)`,
      ),
    )
    .where('seminars.seminar_status', 'is not', null);

/** Seminars that are wanted; what is undefined or null does not narrow, and joins nothing. */
const seminarRows = ({ tenantId, pattern, status, establishment }: ManagedWanted) =>
  build
    .selectFrom('seminars')
    .where('seminars.tenant_id', '=', tenantId)
    .$if(status !== undefined, (rows) => rows.where('seminars.seminar_status', '=', status!))
    .$if(pattern !== null, (rows) =>
      rows.where((row) =>
        row.exists(
          row
            .selectFrom('posts')
            .whereRef('posts.tenant_id', '=', 'seminars.tenant_id')
            .whereRef('posts.post_sequence', '=', 'seminars.post_sequence')
            .where('posts.search_text', 'like', pattern!),
        ),
      ),
    )
    .$if(establishment !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(select asked.regist_status from seminar_establishments as asked
          where asked.tenant_id = seminars.tenant_id and asked.post_sequence = seminars.post_sequence
          order by asked.establishment_sequence desc limit 1) = ${establishment}`,
      ),
    );

const rowsOf = (rows: ReturnType<typeof managed>) =>
  rows
    .select([
      ...CARD,
      'posts.version',
      'holder.member_id',
      'holder.nickname',
      'holder.profile_image_key',
      'asked.establishment_sequence',
      'asked.requested_by',
      'asked.establishment_type',
      'asked.regist_status',
      'asked.reason',
      'asked.requested_at',
      'seminars.banner_position',
      'seminars.banner_from',
      'seminars.banner_until',
    ])
    .select(
      sql<number>`(select count(*) from seminar_participants as waiting where waiting.tenant_id = posts.tenant_id
        and waiting.post_sequence = posts.post_sequence and waiting.participant_status = 'WAITING')`.as(
        'waiting_count',
      ),
    );

const waits = sql<boolean>`exists (select from seminar_establishments as waits where waits.tenant_id = seminars.tenant_id
  and waits.post_sequence = seminars.post_sequence and waits.regist_status = ${sql.lit(ESTABLISHMENT_STATUS.registered)})`;

/** Those that ask to be opened, which are few. */
const asking = (narrowed: ManagedWanted) =>
  seminarRows(narrowed)
    .innerJoin('seminar_establishments as waits', (join) =>
      sameTenant(join, 'waits', 'seminars', 'post_sequence').on(
        'waits.regist_status',
        '=',
        sql.lit(ESTABLISHMENT_STATUS.registered),
      ),
    )
    .select(['seminars.post_sequence', 'seminars.start_at', sql<Date | null>`waits.requested_at`.as('requested_at')]);

/** The others as far as this page, by an index of their beginning. */
const others = (narrowed: ManagedWanted, { page, size }: PageOf) =>
  seminarRows(narrowed)
    .where(sql<boolean>`not ${waits}`)
    .select(['seminars.post_sequence', 'seminars.start_at', sql<Date | null>`null::timestamptz`.as('requested_at')])
    .orderBy('seminars.start_at', 'desc')
    .orderBy('seminars.post_sequence', 'desc')
    .limit(page * size);

/** Those that ask to be opened first, the oldest request first; then by their beginning. */
const ordered = (narrowed: ManagedWanted, pageOf: PageOf) =>
  build
    .selectFrom(
      asking(narrowed)
        .unionAll(build.selectFrom(others(narrowed, pageOf).as('others')).selectAll())
        .as('ordered'),
    )
    .select('post_sequence')
    .orderBy('requested_at', (order) => order.asc().nullsLast())
    .orderBy('start_at', 'desc')
    .orderBy('post_sequence', 'desc')
    .limit(pageOf.size)
    .offset((pageOf.page - 1) * pageOf.size);

/** The page is cut first, from what it is ordered by; its rows are joined with what they show. */
export const listManaged = (narrowed: ManagedWanted, pageOf: PageOf) =>
  rowsOf(managed(narrowed.tenantId))
    .where('posts.post_sequence', 'in', ordered(narrowed, pageOf))
    .orderBy(sql`asked.regist_status is distinct from ${ESTABLISHMENT_STATUS.registered}`)
    .orderBy(sql`case when asked.regist_status = ${ESTABLISHMENT_STATUS.registered} then asked.requested_at end`)
    .orderBy('seminars.start_at', 'desc')
    .orderBy('posts.post_sequence', 'desc');
export const countManaged = (narrowed: ManagedWanted) =>
  seminarRows(narrowed).select((row) => row.fn.countAll<number>().as('total'));

export const findManaged = (tenantId: string, seminarId: number) =>
  rowsOf(managed(tenantId)).where('posts.post_sequence', '=', seminarId);

export const countAsking = (tenantId: string) =>
  build
    .selectFrom('seminar_establishments')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('regist_status', '=', ESTABLISHMENT_STATUS.registered);

export const decide = (
  tenantId: string,
  establishmentSequence: number,
  decided: { readonly status: EstablishmentStatus; readonly reason: string; readonly by: string; readonly now: Date },
) =>
  build
    .updateTable('seminar_establishments')
    .set({ regist_status: decided.status, reason: decided.reason, decided_by: decided.by, decided_at: decided.now })
    .where('tenant_id', '=', tenantId)
    .where('establishment_sequence', '=', establishmentSequence);

/** Members see it from now on. */
export const publish = (tenantId: string, seminarId: number, now: Date) =>
  build
    .updateTable('posts')
    .set({ published_at: now })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId);

export interface Banner {
  readonly position: number;
  readonly from: string;
  readonly until: string;
}
export const putBanner = (tenantId: string, seminarId: number, banner: Banner | null) =>
  build
    .updateTable('seminars')
    .set({
      banner_position: banner?.position ?? null,
      banner_from: banner ? new Date(banner.from) : null,
      banner_until: banner ? new Date(banner.until) : null,
    })
    .where('tenant_id', '=', tenantId)
    .where('post_sequence', '=', seminarId);
