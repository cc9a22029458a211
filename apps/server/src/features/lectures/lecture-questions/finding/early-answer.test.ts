import { afterAll, beforeAll, expect, test } from 'vitest';
import { testAi } from '../../../../testing/ai/ai.ts';
import { startProtocolServer, type ProtocolServer } from '../../../../testing/ai/protocol-server.ts';
import { makePerson, makeTenant } from '../../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../../testing/server.ts';
import { makeLecture, writeVersion } from '../../lecture-assistant/lecture-assistant.test-help.ts';
import { findForQuestion } from './finding.service.ts';
import { askedEarly } from './finding.test-help.ts';

const NEAR = '선택도는 다음 자료에서 다룬다.';
const RIGHT = '선택도는 조건에 걸리는 행의 비율이다.';

let provider: ProtocolServer;
let server: TestServer;
let tenantId: string;

beforeAll(async () => {
  provider = await startProtocolServer('openai');
  const asked = { protocol: 'openai' as const, baseUrl: provider.baseUrl, model: 'hanmal', apiKey: undefined };
  const installation = { ...asked, inputPrice: 1000, outputPrice: 3000, allowsPrivate: true, monthlyCap: 1000 };
  server = await startTestServer({ ai: testAi({ installation }) });
  await server.services.jobs.start([]);
  tenantId = await makeTenant(server);
});
afterAll(() => server.services.jobs.stop());

test('a provider that found nothing while a material was being read is asked again once it is, and once each', async () => {
  const teacher = await makePerson(server, tenantId, 'instructor');
  const member = await makePerson(server, tenantId, 'member');
  const materials = [
    { title: '1강 교안', passages: [NEAR] },
    { title: '2강 교안', passages: ['아직 아무도 읽지 못한 글이다.'] },
  ];
  const club = await makeLecture(server, tenantId, teacher, [materials], [member]);
  const late = club.contents[0]![1]!;
  const { asked, now } = await askedEarly(server, tenantId, club, late, member, '선택도가 뭔가요?');
  const look = async () => {
    await findForQuestion(server.services, asked);
    return [(await now()).status, provider.asked.length];
  };
  provider.does({ says: { sentences: [{ text: '짐작이에요.', passages: [42], quote: '' }] } });
  expect(await look()).toEqual(['WAITING_AI', 1]);
  expect(await look()).toEqual(['WAITING_AI', 1]);

  await writeVersion(server, tenantId, { contentSequence: late, versionNo: 2 }, [RIGHT]);
  provider.does({ says: { sentences: [{ text: '행의 비율이에요.', passages: [1, 2], quote: '' }] } });
  expect(await look()).toEqual(['AI_ANSWERED', 2]);
  expect(await look()).toEqual(['AI_ANSWERED', 2]);
});

test('what is found answers at once, though another material is still being read', async () => {
  const teacher = await makePerson(server, tenantId, 'instructor');
  const member = await makePerson(server, tenantId, 'member');
  const materials = [RIGHT, '아직 아무도 읽지 못한 글이다.'].map((passage) => ({ title: '교안', passages: [passage] }));
  const club = await makeLecture(server, tenantId, teacher, [materials], [member]);
  const { asked, now } = await askedEarly(server, tenantId, club, club.contents[0]![1]!, member, '선택도가 뭔가요?');
  provider.does({ says: { sentences: [{ text: '행의 비율이에요.', passages: [1], quote: '' }] } });
  await findForQuestion(server.services, asked);
  expect((await now()).status).toBe('AI_ANSWERED');
});
