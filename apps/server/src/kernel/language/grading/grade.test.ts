import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseExamples, gradeAnswers } from './grade.ts';
import type { Quiz } from './quiz.ts';

const QUIZ: Quiz = {
  question: '카디널리티가 낮은 컬럼의 인덱스가 느릴 수 있는 이유를 설명하세요.',
  modelAnswer:
    '카디널리티가 낮으면 선택도가 나빠 인덱스로 읽어야 할 행이 많습니다. 행마다 임의 접근이 일어나므로 전체를 순차로 훑는 편이 빠를 수 있습니다. 그래서 옵티마이저는 통계를 보고 풀 스캔을 고릅니다.',
  keywords: ['선택도', '임의 접근', '풀 스캔'],
};
const FULL = '선택도가 나빠 많은 행을 임의 접근으로 읽으므로, 통계를 본 옵티마이저는 풀 스캔을 고릅니다.';
const HALF = '선택도가 낮아서 읽어야 할 행이 많아집니다.';
const WRONG = '컬럼의 이름이 길기 때문입니다.';
const CLASS = [
  FULL,
  HALF,
  WRONG,
  '행마다 임의 접근이 일어나서 순차로 훑는 것보다 느립니다.',
  '인덱스가 커서 메모리에 올라가지 않습니다.',
  '모름',
  '같은 값이 많아 인덱스를 타도 대부분의 행을 읽습니다.',
];
const scores = (quiz: Quiz, answers: readonly string[], examples: Parameters<typeof gradeAnswers>[2] = []) =>
  gradeAnswers(quiz, answers, examples).map(({ score }) => score);

test('points that are met decide a score before anything was graded; what they leave open has none', () => {
  const [verbatim, full, half] = gradeAnswers(QUIZ, [QUIZ.modelAnswer, FULL, HALF]);
  expect(verbatim).toMatchObject({ finding: 'met', score: 0.97 });
  expect(full).toMatchObject({ finding: 'open', score: null, confidence: 0 });
  expect(half!.score).toBeNull();
});

test('bold words of a model answer are its words: whoever writes them plain meets the same points', () => {
  const bold = '**외래키**를 두면 없는 회원을 가리키는 행이 막힙니다. 두 표를 **ON**으로 잇습니다.';
  const [answer] = gradeAnswers({ ...QUIZ, modelAnswer: bold, keywords: [] }, [bold.replaceAll('**', '')]);
  expect(answer).toMatchObject({ finding: 'met', score: 0.97 });
});

const TAUGHT = [
  { text: FULL, score: 0.9 },
  { text: HALF, score: 0.4 },
  { text: WRONG, score: 0 },
];
test('what is like a graded answer has its score', () => {
  const given = TAUGHT.map(({ text }) => text);
  expect(scores(QUIZ, [...given, ...CLASS], TAUGHT).slice(0, 3)).toEqual([0.9, 0.4, 0]);
});

const SEATS: Quiz = {
  question: '두 사람이 동시에 마지막 한 자리를 신청하면 왜 정원을 넘나요? 막는 방법도 쓰세요.',
  modelAnswer:
    '두 트랜잭션이 모두 커밋 전의 상태를 읽어 29명으로 세고, 둘 다 정원 안이라고 판단해 INSERT한다. 강의 행을 `SELECT ... FOR UPDATE`로 잠가 확인과 삽입을 줄 세운다.',
  keywords: [],
};
test.each([
  '수강 신청 첫날이라면 흔한 일이다. 둘 다 29명으로 보고 신청한다. 다시 세어 넘치면 지운다.',
  '서버가 한 대라도 요청은 동시에 온다. 둘 다 29로 읽는다. 신청 단추를 한 명씩만 누르게 한다.',
])('points that were not found make no low score, with or without graded answers: %s', (answer) => {
  const others = [
    '강의 행을 FOR UPDATE로 잠그면 된다.',
    '둘이 같은 수를 읽은 뒤 각각 넣는 것이 원인이다.',
    '자리마다 번호를 두고 유일 제약을 건다.',
  ];
  for (const scores of [[], [0.94, 0.9, 0.84], [0.9, 0.1, 0]]) {
    const examples = scores.map((score, at) => ({ text: others[at]!, score }));
    expect(gradeAnswers(SEATS, [answer], examples)[0]).toMatchObject({ score: null, confidence: 0 });
  }
});

const STACK: Quiz = {
  question: '스택과 큐는 무엇이 다른가요?',
  modelAnswer: '스택은 나중에 넣은 것을 먼저 꺼낸다. 큐는 먼저 넣은 것을 먼저 꺼낸다.',
  keywords: [],
};
test('a point that was met does not stand for one in other words; alone it is worth what people gave to its like', () => {
  const [alone, more] = [
    '스택은 나중에 넣은 것을 먼저 꺼낸다.',
    '줄을 선 사람처럼 온 차례대로 나가는 것이 다른 하나다.',
  ];
  const examples = [{ text: '나중에 넣은 것을 먼저 꺼내는 것이 스택이다.', score: 0.5 }];
  expect(scores(STACK, [alone, `${alone} ${more}`], examples)).toEqual([0.5, null]);
  // Where people disagree, nobody knows.
  const apart = { text: '스택에서는 나중에 넣은 것을 먼저 꺼낸다.', score: 0.9 };
  expect(scores(STACK, [alone], [...examples, apart])).toEqual([null]);
});

test('near in letters is not the same: a changed word or figure leaves it to a person', () => {
  const examples = [{ text: '순박한 인물이 속셈을 모른 채 1930년대 농촌을 말한다.', score: 1 }];
  const quiz = { ...STACK, modelAnswer: '말하는 이가 어리숙해서 읽는 이가 더 많이 안다.' };
  expect(scores(quiz, ['교활한 인물이 속셈을 모른 채 1930년대 농촌을 말한다.'], examples)).toEqual([null]);
  expect(scores(quiz, ['순박한 인물이 속셈을 모른 채 1970년대 농촌을 말한다.'], examples)).toEqual([null]);
  expect(scores(quiz, ['순박한 인물이 속셈을 모른 채로 1930년대의 농촌을 말했다.'], examples)).toEqual([1]);
});

test('where people graded what meets all points otherwise, meeting them decides nothing', () => {
  const [first, second] = [STACK.modelAnswer, '큐는 먼저 넣은 것을 먼저 꺼낸다. 스택은 나중에 넣은 것을 먼저 꺼낸다.'];
  expect(scores(STACK, [second], [{ text: first, score: 0.6 }])).toEqual([null]);
  expect(scores(STACK, [second], [{ text: first, score: 0.95 }])).toEqual([0.95]);
});

test('a list of words told apart by commas is no row of words', () => {
  expect(gradeAnswers(STACK, ['스택 큐 나중 먼저 넣은 꺼낸'])[0]!.finding).toBe('strung');
  expect(gradeAnswers(STACK, ['스택, 큐, 나중 먼저, 넣은, 꺼낸'])[0]!.score).toBeNull();
});

test('whoever says nothing gets nothing, and that is sure', () => {
  for (const nothing of [
    '',
    '  ',
    '?',
    '모르겠습니다.',
    'No submission.',
    "I don't know",
    'Keine Ahnung',
    '무응답',
    '\u200b',
  ])
    expect(gradeAnswers(QUIZ, [nothing, ...CLASS])[0]).toMatchObject({ score: 0, confidence: expect.closeTo(0.97, 1) });
});

test('a word by which people decline inside an answer is part of it', () => {
  expect(gradeAnswers(QUIZ, ['선택도가 나쁜지 아무도 모르겠습니다.', ...CLASS])[0]!.finding).not.toBe('nothing');
});

test('what the instructor graded high lifts answers like it, and what was graded low sinks them', () => {
  const own = '버퍼 캐시의 적중률이 떨어져 블록을 되풀이해 읽습니다.';
  const [high, low] = [1, 0].map((score) => scores(QUIZ, [own, ...CLASS], [{ text: own, score }])[0]!);
  expect([high, low]).toEqual([1, 0]);
});

test('without a model answer the keywords are the points', () => {
  const quiz = { ...QUIZ, modelAnswer: '' };
  const [all, none] = gradeAnswers(quiz, ['선택도, 임의 접근, 풀 스캔', WRONG]);
  expect(all!.points.map(({ relation }) => relation)).toEqual(['met', 'met', 'met']);
  expect(none!.score).toBeNull();
});

test('spacing, width, decomposed letters and zero-width characters change no grade', () => {
  const disguised = CLASS.map((text) => text.normalize('NFD').replaceAll(' ', ' \u200b ').toUpperCase());
  expect(scores(QUIZ, disguised, TAUGHT)).toEqual(scores(QUIZ, CLASS, TAUGHT));
});

test('the order in which answers come changes no grade, and a second run none', () => {
  const turned = scores(QUIZ, CLASS.toReversed(), TAUGHT).toReversed();
  scores(QUIZ, CLASS, TAUGHT).forEach((score, at) => expect(score ?? -1).toBeCloseTo(turned[at] ?? -1, 9));
  expect(gradeAnswers(QUIZ, CLASS)).toEqual(gradeAnswers(QUIZ, CLASS));
});

test('whatever is written, every confidence is a number from 0 to 1, and every score one or none', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...CLASS, QUIZ.question, ''));
  fc.assert(
    fc.property(
      fc.record({ question: text, modelAnswer: text, keywords: fc.array(text, { maxLength: 3 }) }),
      fc.array(text, { maxLength: 5 }),
      fc.array(fc.record({ text, score: fc.constantFrom(0, 0.5, 1) }), { maxLength: 3 }),
      (quiz, answers, examples) => {
        const grades = gradeAnswers(quiz, answers, examples);
        expect(grades).toHaveLength(answers.length);
        for (const { score, confidence } of grades)
          for (const one of [score ?? 0, confidence]) {
            expect(one).toBeGreaterThanOrEqual(0);
            expect(one).toBeLessThanOrEqual(1);
          }
      },
    ),
    { numRuns: 40 },
  );
});

test('examples span the range, none says nothing, and there are no more than were asked for', () => {
  const chosen = chooseExamples(QUIZ, CLASS, 3);
  expect(new Set(chosen).size).toBe(3);
  expect(chosen).not.toContain(5);
  expect([chosen[0], chosen[2]]).not.toEqual([chosen[2], chosen[0]]);
  expect(chooseExamples(QUIZ, CLASS, 99)).toHaveLength(6);
  expect(chooseExamples(QUIZ, [], 5)).toEqual([]);
  expect(chooseExamples(QUIZ, ['하나의 답변'], 5)).toEqual([0]);
});
