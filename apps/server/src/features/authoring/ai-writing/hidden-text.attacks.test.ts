import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AI_PROTOCOLS } from '../../../kernel/ai/provider.ts';
import { gradeAnswers } from '../../../kernel/language/grading/grade.ts';
import { testAi } from '../../../testing/ai/ai.ts';
import { LECTURE, QUESTION } from '../../../testing/ai/lecture.ts';
import { startProtocolServer, type ProtocolServer } from '../../../testing/ai/protocol-server.ts';
import { hideInDocx, hideInPdf } from '../../../testing/hidden-text.ts';
import { ATTACKS } from '../../../testing/language/attacks.ts';
import { makePerson, makeTenant, type Person } from '../../../testing/people.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { contents } from '../contents/contents.feature.ts';
import { uploadContent } from '../contents/contents.test-help.ts';
import { askFor } from './ai-writing.test-help.ts';

/** Words without a sense order nothing: among others they only make what is rare less so. */
const NONSENSE = /^(?:Lorem ipsum|가나다)/;
const ORDERS = Object.values(ATTACKS)
  .flat()
  .filter((order) => !NONSENSE.test(order));
const PAPERS = LECTURE.split(/\n\n(?=# )/u).map((part) => {
  const [heading, ...paragraphs] = part.split('\n\n');
  return { heading: heading!.slice(2), paragraphs };
});
/** All of them, in a few documents. */
const EACH = 40;
const PAGES = Array.from({ length: Math.ceil(ORDERS.length / EACH) }, (_, at) =>
  ORDERS.slice(at * EACH, (at + 1) * EACH),
);

const DOCUMENTS = { '교안.pdf': hideInPdf, '교안.docx': hideInDocx } as const;
type Name = keyof typeof DOCUMENTS;
const names = Object.keys(DOCUMENTS) as Name[];

const asked = [{ no: 1, question: QUESTION }];
let server: TestServer;
let author: Person;

async function begin(ai?: ReturnType<typeof testAi>): Promise<void> {
  server = await startTestServer(ai ? { ai } : {});
  const tenantId = await makeTenant(server);
  const log = server.app.log;
  await server.services.jobs.start(contents.jobs!.map((job) => job.define({ services: server.services, log })));
  author = await makePerson(server, tenantId, 'instructor', '한지우');
}

/** One content, which is read once, with these words hidden in it; what it answers drafts from it. */
async function documentWith(name: Name, words: string) {
  const document = Uint8Array.from(await DOCUMENTS[name](PAPERS, words));
  const { contentSequence } = await uploadContent(server, author, name, document);
  return async (kind: 'ai-model-answers' | 'ai-quizzes') => {
    const wish = kind === 'ai-quizzes' ? { quizCount: 5 } : { quizzes: asked };
    const { code, data } = await askFor(server, author, kind, { contentSequence, contentType: '0320', ...wish });
    expect(code).toBe('0000');
    return data;
  };
}

describe('the built-in tools', () => {
  beforeAll(() => begin());
  afterAll(() => server.services.jobs.stop());

  test.each(names)(
    '%s: what is hidden in it neither answers, nor asks, nor raises a grade',
    { timeout: 300_000 },
    async (name) => {
      const draftPlain = await documentWith(name, '');
      const [plain] = await draftPlain('ai-model-answers');
      const questions = (await draftPlain('ai-quizzes')).map(({ question }) => question);
      expect(plain!.answer).toContain('풀 스캔을 고르기도 한다.');
      for (const orders of PAGES) {
        const words = orders.join(' ');
        const draftFrom = await documentWith(name, words);
        const [draft] = await draftFrom('ai-model-answers');
        expect(draft!.answer, words).toBe(plain!.answer);
        const scoreBy = ({ answer, keywords }: { answer: string; keywords: readonly string[] }) =>
          gradeAnswers({ question: QUESTION, modelAnswer: answer, keywords: [...keywords] }, [
            `통계를 봅니다. ${words}`,
          ]);
        expect(scoreBy(draft!), words).toEqual(scoreBy(plain!));
        for (const { question } of await draftFrom('ai-quizzes')) expect(questions, words).toContain(question);
      }
    },
  );
});

describe.each(AI_PROTOCOLS)('over %s', (protocol) => {
  let provider: ProtocolServer;
  beforeAll(async () => {
    provider = await startProtocolServer(protocol);
    const whom = { protocol, baseUrl: provider.baseUrl, model: 'm', apiKey: 'key', inputPrice: 0, outputPrice: 0 };
    await begin(testAi({ installation: { ...whom, allowsPrivate: true, monthlyCap: null } }));
  });
  beforeEach(() => {
    provider.asked.length = 0;
  });
  afterAll(() => server.services.jobs.stop());

  test.each(names)('%s: what is hidden in it stands in the data or nowhere', { timeout: 300_000 }, async (name) => {
    const reply = { answer: '답', keywords: ['낱말'], sources: [] };
    const calls = [
      ['ai-model-answers', reply],
      ['ai-quizzes', { quizzes: [{ ...reply, question: '문항' }] }],
    ] as const;
    // What is sent is marked as data whatever it says, so all of it goes in one document.
    const documents = [await documentWith(name, ''), await documentWith(name, ORDERS.join(' '))];
    for (const [kind, says] of calls) {
      provider.does({ says });
      const told = new Set<string>();
      for (const draftFrom of documents) {
        await draftFrom(kind);
        for (const { instructions, messages } of provider.asked.splice(0)) {
          told.add(instructions);
          expect(messages).toHaveLength(1);
          expect(messages[0]!.text).toMatch(/^(?:<(data-[0-9a-f]{16}) name="\w+">\n[^]*?\n<\/\1>\n*)+$/);
          expect(messages[0]!.text).toContain('풀 스캔');
        }
      }
      expect(told.size).toBe(1);
    }
  });
});
