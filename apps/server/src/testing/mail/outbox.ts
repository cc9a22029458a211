import type { TestServer } from '../server.ts';

export interface OutboxMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Mail that was written to an address, oldest first. */
export const mailTo = ({ database }: TestServer, tenantId: string, recipient: string): Promise<OutboxMail[]> =>
  database.transaction(tenantId, async (transaction) => {
    const statement = 'select recipient, subject, body from mails where recipient = $1 order by created_at, mail_id';
    return (await transaction.execute(statement, [recipient])).rows as unknown as OutboxMail[];
  });

/** What follows the mark # in the only address of a mail that has one. */
export const fragmentOf = ({ body }: OutboxMail): string => /#(\S+)/.exec(body)![1]!;
