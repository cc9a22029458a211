import type { RowPart } from '../../../kernel/columns.ts';
import type { Notices } from '../../../kernel/database/schema.gen.ts';
import type { NoticeBanner } from '@dure/contract/tenancy/banners/notice-banner';

type Row = RowPart<Notices, 'notice_sequence' | 'title'>;

export const bannerView = (row: Row | undefined): NoticeBanner | null =>
  row ? { noticeSequence: row.notice_sequence, title: row.title } : null;
