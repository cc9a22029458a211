import { readdir, readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { PassageCutter, type Passage } from '../../apps/server/src/features/authoring/contents/reading/cut-passages.ts';
import { putParagraphs } from '../../apps/server/src/features/authoring/contents/reading/formats/text.ts';
import { HeadingTrail } from '../../apps/server/src/features/authoring/contents/reading/text/heading-trail.ts';
import { extractFrom } from '../../apps/server/src/kernel/language/search/extract.ts';
import { wantedOf } from '../../apps/server/src/kernel/language/search/wanted.ts';
import {
  LEAST_SCORE,
  scoreOf,
  termsAsked,
  termsOf,
  weigh,
} from '../../apps/server/src/kernel/language/search/terms.ts';
import { inTitlesAlone } from '../../apps/server/src/kernel/language/search/titles.ts';
import { answering, tableOf, Unreadable } from './table.ts';

const USAGE = 'npm run bench:retrieval [-- --set tuning|held-out|titles|near-tuning|near-held-out] [--misses] [--json]';
const DOCUMENTS = new URL('../../apps/server/demo/documents/lectures/', import.meta.url);
const QUESTIONS = new URL('retrieval/questions.tsv', import.meta.url);
const TITLES = new URL('retrieval/titles.tsv', import.meta.url);
const AT = 5;
/** Sentences of an answer, as in the assistant. */
const MOST = 3;

interface Asked {
  /** The ones that bounds and words were chosen by, those that were written after that, and those that name a study by its title. */
  readonly set: string;
  readonly course: string;
  readonly question: string;
  /** Words of the passage that answers; empty where none does. */
  readonly answer: string;
}

function passagesOfText(markdown: string): Passage[] {
  const passages: Passage[] = [];
  const cutter = new PassageCutter((passage) => passages.push(passage));
  putParagraphs(markdown, true, new HeadingTrail((block) => cutter.add(block)));
  cutter.end();
  return passages;
}

/** The passages of a course, cut as the product cuts what it reads, with what each is found by, and the titles of its studies. */
async function courseOf(name: string) {
  const folder = new URL(`${name}/`, DOCUMENTS);
  const files = (await readdir(folder)).toSorted();
  const titles = tableOf(await readFile(TITLES, 'utf8'), ['course', 'file', 'title'], 'tsv');
  const studies = await Promise.all(
    files.map(async (file) => {
      const title = titles.find((one) => one['course'] === name && one['file'] === file)!['title']!;
      const cut = passagesOfText(await readFile(new URL(file, folder), 'utf8'));
      return { title, cut, texts: cut.map(({ heading, text }) => `${heading}\n${text}`) };
    }),
  );
  const documents = studies.map(({ title, texts }) => ({ title, passages: texts.length }));
  const passages = studies.flatMap(({ texts }) => texts);
  const studyOf = studies.flatMap(({ texts }, at) => texts.map(() => at));
  const terms = passages.map(termsOf);
  const frequency = new Map<number, number>();
  for (const term of terms.flatMap((set) => [...set])) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const textsOf = studies.flatMap(({ cut }) => cut);
  return { passages, textsOf, documents, studyOf, terms, frequency };
}

await answering(async () => {
  const { values } = optionsOf();
  const rows = tableOf(await readFile(QUESTIONS, 'utf8'), ['set', 'course', 'question', 'answer'], 'tsv');
  const all = rows as unknown as Asked[];
  const asked = all.filter(({ set }) => values.set === undefined || set === values.set);
  if (asked.length === 0) throw new Unreadable(USAGE);
  const names = [...new Set(all.map(({ course }) => course))];
  const courses = new Map(await Promise.all(names.map(async (name) => [name, await courseOf(name)] as const)));
  const found = asked.map((one) => {
    const { passages, textsOf, documents, studyOf, terms, frequency } = courses.get(one.course)!;
    if (!passages.some((passage) => passage.includes(one.answer))) throw new Unreadable(`No passage: ${one.answer}`);
    const wanted = termsAsked(one.question);
    const titled = inTitlesAlone(wanted, frequency, documents);
    const weights = weigh(wanted, titled.frequency, passages.length);
    const best = terms
      .map((set, at) => ({ at, score: scoreOf(new Set([...set, ...titled.ofEach[studyOf[at]!]!]), weights) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, AT);
    const at = best.findIndex((passage) => passages[passage.at]!.includes(one.answer));
    const usable = best
      .filter(({ score }) => score >= LEAST_SCORE)
      .map((passage) => ({ ...passage, text: textsOf[passage.at]!.text, heading: textsOf[passage.at]!.heading }));
    const said = extractFrom(usable, weights, MOST, wantedOf(one.question)).sentences.map(({ text }) => text);
    return { ...one, score: best[0]?.score ?? 0, at, said };
  });
  const answerable = found.filter(({ answer }) => answer !== '');
  const unanswerable = found.filter(({ answer }) => answer === '');
  const share = <T>(list: readonly T[], holds: (one: T) => boolean) => list.filter(holds).length / list.length;
  type One = (typeof found)[number];
  const isRight = ({ answer, said }: One) => answer !== '' && said.some((text) => text.includes(answer));
  const isWrong = (one: One) => one.said.length > 0 && !isRight(one);
  const isAnswered = ({ score }: { readonly score: number }) => score >= LEAST_SCORE;
  const figures = {
    questions: asked.length,
    unanswerable: unanswerable.length,
    passages: [...courses.values()].reduce((sum, { passages }) => sum + passages.length, 0),
    recallAt1: share(answerable, ({ at }) => at === 0),
    recallAt5: share(answerable, ({ at }) => at >= 0),
    abstention: share(unanswerable, (one) => !isAnswered(one)),
    answered: share(answerable, isAnswered),
    answeredRightly: share(answerable, isRight),
    answeredWrongly: share(found, isWrong),
  };
  const part = values.set === undefined ? '' : `, ${values.set} set`;
  console.log(
    `${figures.questions} questions${part} (${figures.unanswerable} unanswerable) on ${figures.passages} passages: ` +
      `recall at 5 ${figures.recallAt5.toFixed(3)}, at 1 ${figures.recallAt1.toFixed(3)}, ` +
      `abstention ${figures.abstention.toFixed(3)}, answered of the answerable ${figures.answered.toFixed(3)}, ` +
      `answered rightly ${figures.answeredRightly.toFixed(3)}, wrongly ${figures.answeredWrongly.toFixed(3)}`,
  );
  if (values.misses) {
    for (const one of found)
      if (isWrong(one) || (one.answer !== '' && !isRight(one)))
        console.log(`  ${one.score.toFixed(3)} ${one.at + 1 || '-'} ${one.question} ${one.said.join(' / ')}`);
  }
  if (values.json) console.log(JSON.stringify(figures));
});

function optionsOf() {
  try {
    return parseArgs({
      options: { set: { type: 'string' }, misses: { type: 'boolean' }, json: { type: 'boolean' } },
    });
  } catch {
    throw new Unreadable(USAGE);
  }
}
