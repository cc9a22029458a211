/** Status of a reply: shown; hidden by an admin of the club; or deleted and keeping its place for what stands under it. */
export const REPLY_STATUS = { shown: '0001', hidden: '0002', deleted: '0003' } as const;

/** Their labels. */
export const REPLY_STATUS_LABELS = { '0001': '보임', '0002': '숨김', '0003': '삭제됨' } as const;
