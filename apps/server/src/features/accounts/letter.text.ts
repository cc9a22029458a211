import type { Tenant } from '../../kernel/tenancy.ts';

export type Named = Pick<Tenant, 'name'>;

/** A mail of a tenant: its name stands before the subject; paragraphs are parted by blank lines. */
export const letter = ({ name }: Named, subject: string, ...paragraphs: readonly string[]) => ({
  subject: `[${name}] ${subject}`,
  text: `${paragraphs.join('\n\n')}\n`,
});
export const IGNORE = '본인이 신청하지 않았다면 이 메일을 지워 주세요. 아무 일도 일어나지 않습니다.';
