// @vitest-environment jsdom
import type { AssistantMessage } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { bootOf } from '../../../testing/boot.ts';
import { fakeStream } from '../../../testing/event-source.ts';
import { renderAt } from '../../../testing/render.tsx';
import { fakeServer, type Answer } from '../../../testing/server.ts';
import { Conversation } from './Conversation.tsx';

const message = (part: Partial<AssistantMessage> = {}): AssistantMessage => ({
  assistantMessageSequence: 1,
  clubSequence: 3,
  clubStudySequence: 5,
  scope: 'SO_FAR',
  question: '왜 순차 스캔을 고르나요?',
  quote: '',
  askedAt: '2026-11-20T00:00:00Z',
  answerState: 'ANSWERED',
  sentences: [{ text: '비용이 더 싸기 때문이에요.', sources: [1] }],
  sources: [
    {
      no: 1,
      kind: 'MATERIAL',
      clubStudySequence: 5,
      title: '5강 교안',
      quote: '더 싼 쪽을 고른다',
      contentSequence: 7,
      position: 2,
      unitNo: 12,
      unit: 'PAGE',
      lectureQuestionSerialNumber: null,
      verifiedBy: null,
      verifiedAt: null,
    },
  ],
  materialCount: 4,
  isBeyond: false,
  isBuiltIn: false,
  notice: null,
  ...part,
});
const ABOUT = {
  isOn: true,
  name: '두리',
  scope: 'SO_FAR',
  beyondMaterials: false,
  hintsFirst: false,
  dailyLimit: 20,
  leftToday: 14,
};
const MESSAGES = '/api/v1/llm/ai-assistant/messages';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(
  messages: AssistantMessage[],
  asked: () => Answer | Promise<Answer> = () => ({ data: message() }),
  about: () => typeof ABOUT = () => ABOUT,
) {
  Element.prototype.scrollIntoView = () => {};
  const server = fakeServer({
    'GET /api/v1/llm/ai-assistant': () => ({ data: about() }),
    [`GET ${MESSAGES}`]: () => ({ data: { contents: messages, totalElements: messages.length } }),
    [`GET ${MESSAGES}/1`]: () => ({ data: message() }),
    [`POST ${MESSAGES}`]: asked,
    [`PUT ${MESSAGES}/1/stop`]: () => ({ data: message({ answerState: 'STOPPED' }) }),
  });
  const [onOpen, onAskInstructor] = [vi.fn(), vi.fn()];
  await renderAt(
    () => (
      <Conversation
        club={3}
        study={5}
        handed={null}
        isShown={() => false}
        onOpen={onOpen}
        similar={(typed) => typed !== '' && <p>비슷한 질문: {typed}</p>}
        onAskInstructor={onAskInstructor}
      />
    ),
    { boot: bootOf('member'), at: '/lecture/3/studies/5' },
  );
  return { ...server, onOpen, onAskInstructor, user: userEvent.setup() };
}
const field = () => screen.findByRole('textbox', { name: '이 강의에서 궁금한 점' });

test('an answer names its source, and the source opens', async () => {
  const { onOpen, user } = await open([message()]);
  const answer = within(await screen.findByRole('article', { name: '왜 순차 스캔을 고르나요?' }));
  await user.click(answer.getAllByRole('button', { name: /5강 교안/ })[0]!);
  expect(onOpen).toHaveBeenCalledWith(message().sources[0]);
});

test('what the materials do not hold is offered to the instructor in the same words', async () => {
  const { onAskInstructor, user } = await open([message({ answerState: 'NOT_FOUND', sentences: [], sources: [] })]);
  expect(await screen.findByText('자료에서 근거를 찾지 못했어요')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '강사에게 질문하기' }));
  expect(onAskInstructor).toHaveBeenCalledWith('왜 순차 스캔을 고르나요?');
});

test('an answer that is under way can be stopped', async () => {
  const { routes, user } = await open([message({ answerState: 'ANSWERING' })]);
  await user.click(await screen.findByRole('button', { name: '멈추기' }));
  expect(routes()).toContain(`PUT ${MESSAGES}/1/stop`);
});

test('a broken answer keeps what came and offers another try', async () => {
  await open([message({ answerState: 'BROKEN' })]);
  expect(await screen.findByText('답이 도중에 끊겼어요. 여기까지 온 답이에요.')).toBeTruthy();
  expect(screen.getByText(/비용이 더 싸기 때문이에요/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 답하기' })).toBeTruthy();
});

test('what was asked is sent with its scope and leaves the field', async () => {
  const { sent, user } = await open([]);
  await user.type(await field(), '선택도가 뭔가요?{Enter}');
  await vi.waitFor(() => expect(sent.some(({ route }) => route === `POST ${MESSAGES}`)).toBe(true));
  expect(sent.find(({ route }) => route === `POST ${MESSAGES}`)!.body).toMatchObject({
    clubSequence: 3,
    clubStudySequence: 5,
    scope: 'SO_FAR',
    question: '선택도가 뭔가요?',
  });
  await vi.waitFor(async () => expect(((await field()) as HTMLTextAreaElement).value).toBe(''));
});

test('what is like the question comes up while it is typed, and stays out of the way otherwise', async () => {
  const { user } = await open([]);
  await user.type(await field(), '통계는 언제');
  expect(screen.getByText('비슷한 질문: 통계는 언제')).toBeTruthy();
  await user.clear(await field());
  expect(screen.queryByText(/비슷한 질문/)).toBeNull();
});

test('a refusal stands at the field, and the question with it', async () => {
  const words = '오늘 물어볼 수 있는 횟수를 다 썼습니다.';
  const { user } = await open([], () => ({ code: '0429', message: words, status: 429 }));
  await user.type(await field(), '선택도가 뭔가요?');
  await user.click(screen.getByRole('button', { name: '묻기' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(((await field()) as HTMLTextAreaElement).value).toBe('선택도가 뭔가요?');
});

test('while a question is sent its field takes no other, which would go with it', async () => {
  const sent = Promise.withResolvers<Answer>();
  const { user } = await open([], () => sent.promise);
  await user.type(await field(), '선택도가 뭔가요?{Enter}');
  const now = (await field()) as HTMLTextAreaElement;
  await vi.waitFor(() => expect(now.readOnly).toBe(true));
  sent.resolve({ data: message() });
  await vi.waitFor(() => expect([now.value, now.readOnly]).toEqual(['', false]));
});

test('whoever has asked enough may ask again once the day is over, on a page that stayed open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let leftToday = 0;
  await open([], undefined, () => ({ ...ABOUT, leftToday }));
  await screen.findByText(/오늘 0번 남음/);
  leftToday = 20;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await screen.findByText(/오늘 20번 남음/)).toBeTruthy();
});

test('what was asked on another device comes up here, and is counted', async () => {
  const stream = fakeStream();
  const messages: AssistantMessage[] = [];
  let leftToday = 14;
  await open(messages, undefined, () => ({ ...ABOUT, leftToday }));
  await screen.findByText(/오늘 14번 남음/);
  messages.push(message());
  leftToday = 13;
  stream.send({ kind: 'assistant', assistantMessageSequence: 1, isMine: true });
  expect(await screen.findByRole('article', { name: '왜 순차 스캔을 고르나요?' })).toBeTruthy();
  expect(await screen.findByText(/오늘 13번 남음/)).toBeTruthy();
});

test('a hint of the built-in tools is not called a sentence of the materials', async () => {
  await open([message({ answerState: 'HINTED', isBuiltIn: true })]);
  expect(await screen.findByText('내장 도구가 읽을 곳을 골랐어요.')).toBeTruthy();
});
