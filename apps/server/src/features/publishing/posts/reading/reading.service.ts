import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { mayRead } from '../posts.policy.ts';
import { listRelatedStudies } from './related-studies.queries.ts';
import { findPost, listChosenQuizzes, listRelated } from './reading.queries.ts';
import { postView } from './reading.view.ts';

/** Places in the reader's clubs that a post leads to at most. */
const MAX_RELATED_PLACES = 3;
/** Clubs that it leads to at most. */
const MAX_RELATED_STUDIES = 3;

const queriesOf = ({ tenantId, memberId, now }: Unit, postSequence: number) =>
  [
    findPost(tenantId, postSequence, memberId),
    findCodes(tenantId),
    listRelated({ tenantId, memberId, now }, postSequence, MAX_RELATED_PLACES),
    listChosenQuizzes(tenantId, postSequence),
    listRelatedStudies({ tenantId, memberId, now }, postSequence, MAX_RELATED_STUDIES),
  ] as const;

/** One post; one that the caller may not read does not exist. */
export async function getPost(unit: Unit, postSequence: number): Promise<PostView> {
  const [[row], codes, related, chosen, studies] = await unit.read(...queriesOf(unit, postSequence));
  if (!row || row.seminar_status !== null || !mayRead(unit.me, row, unit.now)) return refuse('notFound');
  return postView(row, { tenant: unit.tenant, me: unit.me, now: unit.now, codes, related, chosen, studies });
}

/** The post as it stands in a transaction. */
export async function postIn(unit: Unit, transaction: Transaction, postSequence: number): Promise<PostView> {
  const [[row], codes, related, chosen, studies] = await transaction.all(...queriesOf(unit, postSequence));
  if (!row) return refuse('notFound');
  return postView(row, { tenant: unit.tenant, me: unit.me, now: unit.now, codes, related, chosen, studies });
}
