import { EVERYBODY } from '@dure/contract/clubs/notices/everybody';
import type { Notice } from '@dure/contract/clubs/notices/notices.endpoints';
import { v7 as uuidv7 } from 'uuid';
import type { Progress } from '../../../kernel/jobs/queue.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';
import { sendNotices } from './sending/sending-notices.service.ts';

export const NOTICES = '/api/manager/v1/notices';

/** What tests do with notices of one organisation. */
export const noticing = (server: TestServer, tenantId: string) => {
  const query = (statement: string, values: unknown[] = []) =>
    server.database.transaction(tenantId, async (transaction) => (await transaction.execute(statement, values)).rows);
  return {
    query,
    send: (by: Person, { audience = {}, ...part }: Record<string, unknown> = {}) =>
      server.call({
        method: 'POST',
        url: NOTICES,
        token: by.token,
        payload: {
          title: '도서관 서버 점검',
          text: '내일 **오전**에 점검합니다.',
          ways: ['BELL', 'MAIL'],
          audience: { ...EVERYBODY, ...(audience as object) },
          noticeKey: uuidv7(),
          ...part,
        },
      }),
    /** The job, as one server runs it. */
    work: async (progress: Progress = async () => {}) =>
      sendNotices(server.services, (await server.services.tenants.find('dure'))!, progress),
    notice: async (by: Person, noticeSequence: number) =>
      (await server.call({ url: `${NOTICES}/${noticeSequence}`, token: by.token })).body.data as Notice,
    mailsTo: (email: string) => query('select subject, body, html from mails where recipient = $1', [email]),
    bellOf: async ({ memberId }: Person) =>
      query(`select detail, checked_at from notifications where member_id = $1 and kind = 'notice'`, [memberId]),
  };
};
