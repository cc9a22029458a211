import type { CardType } from '@dure/contract/publishing/posts/post-codes';
import { CARD_TYPE_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import {
  ESTABLISHMENT_TYPE,
  type EstablishmentStatus,
  type EstablishmentType,
  type ParticipantStatus,
} from '@dure/contract/publishing/codes/seminar-codes';
import type {
  Establishment,
  Participation,
  SeminarBanner,
  SeminarView,
} from '@dure/contract/publishing/seminars/seminars.views';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import type { Codes } from '../../tenancy/tenants/tenants.public.ts';
import {
  cardView,
  type listChosenQuizzes,
  type listRelated,
  mayEdit,
  mayLike,
  relatedView,
} from '../posts/posts.public.ts';
import { givesPlaces, mayLeave } from './seminars.policy.ts';
import type { findEstablishment, findParticipation, findSeminar, listBanners } from './seminars.queries.ts';

type SeminarRow = RowsOf<ReturnType<typeof findSeminar>>[number];
type OwnRow = RowsOf<ReturnType<typeof findParticipation>>[number];
type EstablishmentRow = RowsOf<ReturnType<typeof findEstablishment>>[number];

export const participationView = (row: Omit<OwnRow, 'applied_at'>): Participation => ({
  participantStatus: row.participant_status as ParticipantStatus,
  offeredUntil: row.offered_until?.toISOString() ?? null,
  waitingNo: row.waiting_no,
});

export function establishmentView(row: EstablishmentRow): Establishment {
  const type = row.establishment_type as EstablishmentType;
  return {
    memberId: row.requested_by,
    mentorId: type === ESTABLISHMENT_TYPE.mentorSeminar ? row.author_id : null,
    seminarId: row.post_sequence,
    seminarEstablishmentType: type,
    establishmentRegistStatus: row.regist_status as EstablishmentStatus,
    reason: row.reason,
    requestedAt: row.requested_at.toISOString(),
  };
}

export const bannerView = (row: RowsOf<ReturnType<typeof listBanners>>[number]): SeminarBanner => ({
  seminarId: row.post_sequence,
  seminarTitle: row.title,
  seminarStartDate: row.start_at!.toISOString(),
  lecturerName: row.lecturer_name!,
  imageUrl: row.cover_key === null ? null : `/images/${row.cover_key}`,
  url: `/seminar/${row.post_sequence}`,
});

const wordView = (row: SeminarRow): SeminarView['word'] =>
  row.word_at === null
    ? null
    : {
        text: row.word!,
        saidAt: row.word_at.toISOString(),
        post:
          row.led_sequence === null
            ? null
            : {
                postSequence: row.led_sequence,
                contentsName: row.led_title!,
                contentsTypeName: CARD_TYPE_LABELS[row.led_type as CardType],
              },
      };

export interface Around {
  readonly me: Session;
  readonly now: Date;
  readonly codes: Codes;
  readonly own: OwnRow | undefined;
  readonly establishment: EstablishmentRow | undefined;
  readonly related: RowsOf<ReturnType<typeof listRelated>>;
  readonly chosen: RowsOf<ReturnType<typeof listChosenQuizzes>>;
}

/** A seminar as its page shows it to one reader. */
export function seminarView(row: SeminarRow, around: Around): SeminarView {
  const { me, now, codes, own, establishment, related, chosen } = around;
  const plan = { seminar_status: row.seminar_status!, start_at: row.start_at!, moved_at: row.moved_at };
  const edit = mayEdit(me, row);
  return {
    ...cardView(row, codes, now),
    text: row.body,
    author: personView(row),
    isMentor: row.is_mentor,
    isLiked: row.is_liked,
    waitingCount: row.waiting_count,
    attendedCount: row.attended_count,
    statusReason: row.status_reason === '' ? null : row.status_reason,
    participation: own ? participationView(own) : null,
    word: wordView(row),
    relatedQuizzes: related.map(relatedView),
    can: {
      edit,
      like: mayLike(me, row, now),
      apply: row.author_id !== me.memberId && givesPlaces(plan, now),
      leave: own !== undefined && mayLeave(plan, own, now),
    },
    version: row.version,
    editing: edit
      ? {
          imageKey: row.cover_key,
          establishment: establishment ? establishmentView(establishment) : null,
          quizzes: chosen.map(({ quiz_sequence, question }) => ({ quizSequence: quiz_sequence, question })),
        }
      : null,
  };
}
