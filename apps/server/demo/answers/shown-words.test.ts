import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PassageCutter, type Passage } from '../../src/features/authoring/contents/reading/cut-passages.ts';
import { putParagraphs } from '../../src/features/authoring/contents/reading/formats/text.ts';
import { HeadingTrail } from '../../src/features/authoring/contents/reading/text/heading-trail.ts';
import { firstToRead } from '../../src/features/answering/answers/room/first-answers.policy.ts';
import { builtInBrief } from '../../src/features/grading/briefs/built-in-brief.ts';
import { draftQuizzes } from '../../src/kernel/language/writing/questions.ts';
import { answers } from '../story.test-help.ts';

const ROOT = new URL('../../../../', import.meta.url);
const FOLDERS = [
  'bench/language/drafts/documents/',
  'apps/server/demo/documents/lectures/climate/',
  'apps/server/demo/documents/lectures/database/',
];

/** Parts of verbs, of formulas and of code, and words with their particle: nobody says them as what an answer is about. */
const FRAGMENT =
  /^(?:스스|스스로|\d+\S*임|[될할]때|가정하자|int|infty|tree|잠가|잠근|잠그|인지|것|때|수)$|(?:하자|하니|하고|하면|하는|하여|한다|된다|되는|되면|이다|니다|였다|어요|아요|으로|에서|까지|들의|라서|옵티마이저가)$/u;
/** What may stand behind a whole word. */
const BEHIND =
  /^(?:$|[^\p{L}\p{N}]|은|는|이|가|을|를|의|에|로|으로|지만|와|과|도|만|란|라|부터|까지|마다|보다|처럼|들|임|인|였|하|되|된|한|할|해|했|적|화|별|당|간|성|나|며|고|다|끼리|뿐|님)/u;

const isWhole = (word: string, text: string) => {
  const [own, lower] = [word.toLowerCase(), text.toLowerCase()];
  for (let at = lower.indexOf(own); at >= 0; at = lower.indexOf(own, at + 1))
    if (!/[\p{L}\p{N}]$/u.test(lower.slice(0, at)) && BEHIND.test(lower.slice(at + own.length))) return true;
  return false;
};

function passagesOf(markdown: string): Passage[] {
  const passages: Passage[] = [];
  const cutter = new PassageCutter((passage) => passages.push(passage));
  putParagraphs(markdown, true, new HeadingTrail((block) => cutter.add(block)));
  cutter.end();
  return passages;
}

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(folder, ROOT)).map((file) => [file, readFileSync(new URL(folder + file, ROOT), 'utf8')] as const),
);

test('there are twenty documents and more', () => expect(documents.length).toBeGreaterThanOrEqual(20));

test.each(documents)('keywords of drafts from %s are words that a person would say', (_, text) => {
  const drafts = draftQuizzes(passagesOf(text), 20);
  expect(drafts.length).toBeGreaterThan(0);
  const keywords = [...new Set(drafts.flatMap((one) => one.keywords))];
  expect(keywords.filter((word) => FRAGMENT.test(word))).toEqual([]);
  expect(keywords.filter((word) => !isWhole(word, text))).toEqual([]);
});

test('what is named of answers of the demo are words that a person would say, as the answers have them', () => {
  const byQuiz = Map.groupBy(answers, ({ tenant, club, quiz }) => `${tenant.uri}/${club.key}/${quiz.key}`);
  const named = [...byQuiz.values()].flatMap((some) =>
    some.flatMap((one) => {
      const others = some
        .filter((other) => other !== one)
        .map(({ answer }, sequence) => {
          const [likes, onePicks] = [answer.likes.length, answer.onePicks.length];
          return { sequence, text: answer.final ?? answer.pre, likes, onePicks };
        });
      return firstToRead(one.answer.pre, others, []).flatMap(({ words, sequence }) =>
        words.map((word) => ({ word, text: others[sequence]!.text })),
      );
    }),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.map(({ word }) => word).filter((word) => FRAGMENT.test(word))).toEqual([]);
  expect(named.filter(({ word, text }) => !isWhole(word, text))).toEqual([]);
});

test('a group of pre-answers is named by a sentence as somebody wrote it', () => {
  const byQuiz = Map.groupBy(answers, ({ tenant, club, quiz }) => `${tenant.uri}/${club.key}/${quiz.key}`);
  for (const some of byQuiz.values()) {
    const { quiz } = some[0]!;
    const found = builtInBrief({
      quiz: {
        question: quiz.question,
        model_answer: quiz.modelAnswer,
        model_answer_keywords: [],
        content_sequence: null,
        title: null,
        unit: null,
      },
      answers: some.map(({ answer }, sequence) => ({ sequence, text: answer.pre })),
      passages: [],
      names: [],
    });
    const written = some.map(({ answer }) => answer.pre.replace(/[^\p{L}\p{N}]/gu, '')).join(' ');
    for (const { name } of found.groups) expect(written).toContain(name.replace(/[^\p{L}\p{N}]/gu, ''));
  }
});
