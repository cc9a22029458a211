import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { build } from '../../../../kernel/database/build.ts';
import type { Person } from '../../../../testing/people.ts';
import type { TestServer } from '../../../../testing/server.ts';
import type { MadeLecture } from '../../lecture-assistant/lecture-assistant.test-help.ts';

/** Puts a material back among those that are being read, and has a member ask in the club's first study meanwhile. */
export async function askedEarly(
  server: TestServer,
  tenantId: string,
  club: MadeLecture,
  contentSequence: number,
  member: Person,
  question: string,
) {
  await server.database.write(
    tenantId,
    build
      .updateTable('content_versions')
      .set({ reading_state: 'READING' })
      .where('tenant_id', '=', tenantId)
      .where('content_sequence', '=', contentSequence),
  );
  const { body } = await server.call({
    method: 'POST',
    url: `/api/v1/lecture-clubs/${club.clubSequence}/studies/${club.studies[0]}/questions`,
    token: member.token,
    payload: { question },
  });
  const { lectureQuestionSerialNumber: serial } = body.data as LectureQuestion;
  const url = `/api/v1/lecture-clubs/${club.clubSequence}/questions/${serial}`;
  return {
    asked: { tenantId, club: club.clubSequence, serial },
    now: async () => (await server.call({ url, token: member.token })).body.data as LectureQuestion,
  };
}
