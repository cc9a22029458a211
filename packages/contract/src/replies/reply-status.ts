/** Status of a reply: shown, or deleted and keeping its place for what stands under it. */
export const REPLY_STATUS = { shown: '0001', deleted: '0003' } as const;
