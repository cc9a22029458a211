import type * as endpoints from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../clubs/clubs/clubs.public.ts';
import {
  addTemplate,
  changeTemplate,
  countTemplates,
  findTemplate,
  listTemplates,
  lockTemplate,
  removeTemplate,
  type TemplateRow,
} from './feedback-templates.queries.ts';

type Created = z.output<(typeof endpoints.createFeedbackTemplate)['body']>;
type Changed = z.output<(typeof endpoints.changeFeedbackTemplate)['body']>;

const readerOf = ({ tenantId, memberId }: Unit, club: number) => ({ tenantId, memberId, club });

const viewOf = (row: TemplateRow, viewerId: string): FeedbackTemplate => ({
  templateSequence: row.template_sequence,
  title: row.title,
  text: row.text,
  isShared: row.club_sequence !== null,
  ownerNickname: row.nickname,
  isMine: row.owner_id === viewerId,
  version: row.version,
});

/** The caller's own templates and those that other instructors of the club share. */
export async function listFeedbackTemplates(unit: Unit, club: number, page: PageOf): Promise<Page<FeedbackTemplate>> {
  const reader = readerOf(unit, club);
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(unit.tenantId, club, unit.memberId),
    listTemplates(reader, page),
    countTemplates(reader),
  );
  admitClubAdmin(unit.me, facts);
  return { contents: rows.map((row) => viewOf(row, unit.memberId)), totalElements: count?.total ?? 0 };
}

async function readTemplate(unit: Unit, transaction: Transaction, club: number, template: number) {
  const row = await transaction.first(findTemplate(readerOf(unit, club), template));
  return viewOf(row ?? refuse('notFound'), unit.memberId);
}

export function createFeedbackTemplate(unit: Unit, club: number, { title, text, isShared }: Created) {
  return unit.write(async (transaction) => {
    const reader = readerOf(unit, club);
    admitClubAdmin(unit.me, await transaction.first(findClubFacts(unit.tenantId, club, unit.memberId)));
    const written = { title, text, club: isShared ? club : null, now: unit.now };
    const row = await transaction.first(addTemplate(reader, written));
    return readTemplate(unit, transaction, club, row!.template_sequence);
  });
}

/** The caller's own template under a lock; of somebody else's nothing is told. */
async function lockOwn(unit: Unit, transaction: Transaction, club: number, template: number) {
  const [[facts], [own]] = await transaction.all(
    findClubFacts(unit.tenantId, club, unit.memberId),
    lockTemplate(readerOf(unit, club), template),
  );
  admitClubAdmin(unit.me, facts);
  return own ?? refuse('notFound');
}

export function changeFeedbackTemplate(
  unit: Unit,
  club: number,
  template: number,
  { title, text, isShared, version }: Changed,
) {
  return unit.write(async (transaction) => {
    const own = await lockOwn(unit, transaction, club, template);
    if (own.version !== version) {
      refuse('staleVersion', { data: await readTemplate(unit, transaction, club, template) });
    }
    // What is shared in another club stays there.
    const shared = isShared ? (own.club_sequence ?? club) : null;
    await transaction.change(changeTemplate(unit.tenantId, template, { title, text, club: shared, now: unit.now }));
    return readTemplate(unit, transaction, club, template);
  });
}

export function deleteFeedbackTemplate(unit: Unit, club: number, template: number) {
  return unit.write(async (transaction) => {
    await lockOwn(unit, transaction, club, template);
    await transaction.change(removeTemplate(unit.tenantId, template));
    return null;
  });
}
