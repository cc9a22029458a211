import { beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../../../kernel/database/build.ts';
import { LEAST_SCORE, termsAsked } from '../../../../kernel/language/search/terms.ts';
import { makePerson, makeTenant, type Person } from '../../../../testing/people.ts';
import { START, startTestServer, type TestServer } from '../../../../testing/server.ts';
import { insertMaterials } from '../../lecture-clubs/lecture-clubs.public.ts';
import { keepVerifiedAnswer, withdrawVerifiedAnswer } from '../lecture-assistant.public.ts';
import { makeLecture, type MadeLecture, writeVersion } from '../lecture-assistant.test-help.ts';
import { retrieve } from './retrieve.service.ts';
import type { SearchedPlace } from './scope.queries.ts';
import { findHits } from './terms.queries.ts';

let server: TestServer;
let [here, elsewhere] = ['', ''];
let author: Person;
let stranger: Person;

const INDEX = '인덱스는 열의 값과 그 값이 있는 행의 위치를 따로 정렬해 둔 것이다.';
const LOCK = '잠금은 다른 트랜잭션이 손대지 못하게 붙드는 것이다.';
const PLAN = '계획기는 통계로 행 수를 어림해 순차 스캔을 고른다.';

beforeAll(async () => {
  server = await startTestServer();
  here = await makeTenant(server);
  elsewhere = await makeTenant(server, 'hanbit');
  author = await makePerson(server, here, 'instructor', '김도윤');
  stranger = await makePerson(server, elsewhere, 'instructor', '한빛');
});

const ofOne = (passages: readonly string[]) => [[{ title: '교안', passages }]];
const at = (club: MadeLecture, study = 1, scope: SearchedPlace['scope'] = 'ALL'): SearchedPlace => ({
  tenantId: here,
  clubSequence: club.clubSequence,
  studySequence: club.studies[study - 1] ?? null,
  scope,
});
const textsOf = async (place: SearchedPlace, question: string, count = 5) => {
  const { found } = await retrieve(server.services.database, place, question, count);
  return found.map(({ text }) => text);
};

const verifiedOf = (club: MadeLecture, serialNumber: number) => ({
  tenantId: here,
  clubSequence: club.clubSequence,
  studySequence: club.studies[0]!,
  serialNumber,
  question: '통계는 언제 새로 만드나요?',
  answer: '대량으로 넣은 뒤에는 ANALYZE를 바로 돌리세요.',
  authorId: author.memberId,
  now: new Date(START),
});

test('a verified answer is taken back in its own club alone', async () => {
  const clubs = [await makeLecture(server, here, author, [[]]), await makeLecture(server, here, author, [[]])] as const;
  const [kept, dropped] = [verifiedOf(clubs[0], 7), verifiedOf(clubs[1], 7)];
  await server.services.database.transaction(here, async (transaction) => {
    await keepVerifiedAnswer(transaction, kept);
    await keepVerifiedAnswer(transaction, dropped);
    transaction.soon(withdrawVerifiedAnswer(dropped));
  });
  expect(await textsOf(at(clubs[0]), '통계')).toEqual([kept.answer]);
  expect(await textsOf(at(clubs[1]), '통계')).toEqual([]);
});

describe('what is found', () => {
  test('is what says most of what is asked, best first, with its score', async () => {
    const club = await makeLecture(server, here, author, ofOne([`4.1 찾아보기|${INDEX}`, LOCK, PLAN]));
    const { found, materialCount } = await retrieve(server.services.database, at(club), '인덱스가 뭔가요?', 5);
    expect(found[0]).toMatchObject({ kind: 'MATERIAL', text: INDEX, heading: '4.1 찾아보기', position: 1 });
    expect(found[0]!.score).toBeGreaterThan(0.5);
    expect(materialCount).toBe(1);
    expect(await textsOf(at(club), '점심 메뉴')).toEqual([]);
    expect(await textsOf(at(club), '???')).toEqual([]);
  });

  test('goes as far as the scope: this study, those so far, all', async () => {
    const studies = [INDEX, LOCK, PLAN].flatMap((passage) => ofOne([`인덱스와 잠금과 통계. ${passage}`]));
    const club = await makeLecture(server, here, author, studies);
    const count = async (scope: SearchedPlace['scope']) => (await textsOf(at(club, 2, scope), '인덱스 잠금')).length;
    expect([await count('STUDY'), await count('SO_FAR'), await count('ALL')]).toEqual([1, 2, 3]);
  });

  test('is of the version that counts, and nothing once the material is taken out', async () => {
    const club = await makeLecture(server, here, author, ofOne([INDEX]));
    expect(await textsOf(at(club), '인덱스')).toEqual([INDEX]);
    const key = { contentSequence: club.contents[0]![0]!, versionNo: 2 };
    await writeVersion(server, here, key, [LOCK]);
    expect(await textsOf(at(club), '인덱스')).toEqual([]);
    expect(await textsOf(at(club), '잠금')).toEqual([LOCK]);
    const [kept] = await server.services.database.read(
      here,
      build.selectFrom('searched_texts').select('version_no').where('content_sequence', '=', key.contentSequence),
    );
    expect(kept).toEqual([{ version_no: 2 }]);
    await server.services.database.transaction(here, (transaction) =>
      transaction.change(
        build
          .deleteFrom('study_materials')
          .where('tenant_id', '=', here)
          .where('content_sequence', '=', key.contentSequence),
      ),
    );
    expect(await textsOf(at(club), '잠금')).toEqual([]);
  });

  test('has the beginning of what only a title of a study or a name of a file says, as far as the scope goes', async () => {
    const studies = [
      [{ title: '1강 잠금.pdf', passages: [INDEX, PLAN] }],
      [{ title: '2강 물리 설계.pdf', passages: [LOCK, '교착은 서로 기다리는 것이다.'] }],
    ];
    const club = await makeLecture(server, here, author, studies);
    const rename = build
      .updateTable('club_studies')
      .set({ title: '튜닝' })
      .where('tenant_id', '=', here)
      .where('club_study_sequence', '=', club.studies[0]!);
    await server.services.database.transaction(here, (transaction) => transaction.change(rename));
    const { found } = await retrieve(server.services.database, at(club), '물리 설계가 뭔가요?', 5);
    expect(found.map(({ text }) => text)).toEqual([LOCK, '교착은 서로 기다리는 것이다.']);
    expect(found[0]!.score).toBeGreaterThan(LEAST_SCORE);
    expect(await textsOf(at(club), '튜닝 알려줘')).toEqual([INDEX, PLAN]);
    expect(await textsOf(at(club, 1, 'STUDY'), '물리 설계가 뭔가요?')).toEqual([]);
    // What stands in a passage is answered from there, and not from what bears its name.
    expect(await textsOf(at(club), '잠금')).toEqual([LOCK]);
    expect(await textsOf(at(club), 'PDF')).toEqual([]);
  });

  test('is of what has been read, and counts no other material', async () => {
    const club = await makeLecture(server, here, author, ofOne([INDEX]));
    await server.services.database.transaction(here, (transaction) =>
      transaction.change(
        build
          .updateTable('content_versions')
          .set({ reading_state: 'READING' })
          .where('tenant_id', '=', here)
          .where('content_sequence', '=', club.contents[0]![0]!),
      ),
    );
    const { found, materialCount } = await retrieve(server.services.database, at(club), '인덱스', 5);
    expect([found, materialCount]).toEqual([[], 0]);
  });

  test('of what says as much, an instructor’s answer stands first, then what comes first in the course', async () => {
    const club = await makeLecture(server, here, author, [...ofOne([`잠금|${LOCK}`]), ...ofOne([`잠금|${LOCK}`])]);
    // The later one is made searchable before the other.
    await textsOf(at(club, 2, 'STUDY'), '잠금');
    const given = { ...verifiedOf(club, 1), question: '잠금', answer: LOCK };
    await server.services.database.transaction(here, (transaction) => keepVerifiedAnswer(transaction, given));
    const { found } = await retrieve(server.services.database, at(club), '잠금', 5);
    expect(found.map((one) => (one.kind === 'MATERIAL' ? one.material.study_no : one.kind))).toEqual([
      'VERIFIED',
      1,
      2,
    ]);
  });

  test('is of a content that two studies have once, in the first of them', async () => {
    const club = await makeLecture(server, here, author, [...ofOne([LOCK]), []]);
    const again = { club_study_sequence: club.studies[1]!, content_sequence: club.contents[0]![0]!, position: 1 };
    await server.services.database.transaction(here, (transaction) =>
      transaction.change(insertMaterials(here, [again])),
    );
    const { found, materialCount } = await retrieve(server.services.database, at(club), '잠금', 5);
    expect(materialCount).toBe(1);
    expect(found).toMatchObject([{ material: { study_no: 1 } }]);
  });

  test('is taken anew of texts whose terms were taken in an older way', async () => {
    const club = await makeLecture(server, here, author, ofOne([LOCK]));
    const given = { ...verifiedOf(club, 1), question: '잠금이란?' };
    await server.services.database.transaction(here, (transaction) => keepVerifiedAnswer(transaction, given));
    const before = await textsOf(at(club), '잠금');
    await server.services.database.transaction(here, (transaction) =>
      transaction.all(
        build.updateTable('searched_texts').set({ terms_version: 0 }).where('tenant_id', '=', here),
        build.deleteFrom('searched_terms').where('tenant_id', '=', here),
      ),
    );
    expect(await textsOf(at(club), '잠금')).toEqual(before);
    expect(before).toHaveLength(2);
  });

  test('is made searchable once, by however many ask at first', async () => {
    const club = await makeLecture(server, here, author, ofOne([INDEX]));
    const asked = await Promise.all([1, 2, 3, 4].map(() => textsOf(at(club), '인덱스')));
    expect(asked).toEqual([[INDEX], [INDEX], [INDEX], [INDEX]]);
  });
});

test('a verified answer is a source until it is changed or withdrawn', async () => {
  const club = await makeLecture(server, here, author, ofOne([PLAN]));
  const { database } = server.services;
  const given = verifiedOf(club, 7);
  await database.transaction(here, (transaction) => keepVerifiedAnswer(transaction, given));
  const { found } = await retrieve(database, at(club), '통계를 새로 만드는 때', 5);
  expect(found[0]).toMatchObject({ kind: 'VERIFIED', text: given.answer, answer: { nickname: '김도윤' } });
  const answer = '하루에 한 번 만드세요.';
  const inMarkdown = { ...given, answer: '**하루에 한 번** [만드세요](https://example.kr).' };
  await database.transaction(here, (transaction) => keepVerifiedAnswer(transaction, inMarkdown));
  expect((await textsOf(at(club), '통계를 새로 만드는 때'))[0]).toBe(answer);
  await database.transaction(here, (transaction) => keepVerifiedAnswer(transaction, { ...given, answer }));
  expect((await textsOf(at(club), '통계를 새로 만드는 때'))[0]).toBe(answer);
  await database.transaction(here, (transaction) => transaction.change(withdrawVerifiedAnswer(given)));
  expect(await textsOf(at(club), '통계를 새로 만드는 때')).toEqual([PLAN]);
});

/** Pseudo-random, so that a run that failed fails again. */
function seeded(seed: number) {
  let value = seed;
  return (below: number) => {
    value = (Math.imul(value, 1103515245) + 12345) >>> 0;
    return (value >>> 8) % below;
  };
}

test('no passage of another club, of another tenant or of what was taken out is ever found', async () => {
  const words = '인덱스 통계 잠금 트랜잭션 계획 스캔 조인 정규화 종속 키 표 행 열 값'.split(' ');
  const random = seeded(11);
  const sentence = () => Array.from({ length: 6 }, () => words[random(words.length)]!).join(' ');
  const lecture = (tenantId: string, who: Person, name: string) =>
    makeLecture(
      server,
      tenantId,
      who,
      Array.from({ length: 1 + random(3) }, (_, study) =>
        Array.from({ length: 1 + random(2) }, (_, no) => ({
          title: `${name} ${study} ${no}`,
          passages: Array.from({ length: 1 + random(4) }, sentence),
        })),
      ),
    );
  const clubs: MadeLecture[] = [];
  for (let no = 0; no < 6; no++) clubs.push(await lecture(here, author, `우리 ${no}`));
  for (let no = 0; no < 3; no++) await lecture(elsewhere, stranger, `남 ${no}`);
  const { database } = server.services;
  // Of each club an answer about all of it, and one about each study; numbers count in a club, so they are alike.
  const about = new Map<string, number | null>();
  for (const club of clubs) {
    for (const [index, studySequence] of [null, ...club.studies].entries()) {
      const given = { ...verifiedOf(club, index + 1), studySequence, question: sentence(), answer: sentence() };
      await database.transaction(here, (transaction) => keepVerifiedAnswer(transaction, given));
      about.set(`${club.clubSequence}/${given.answer}`, index === 0 ? null : index - 1);
    }
  }
  let ofAll = 0;
  for (let round = 0; round < 60; round++) {
    const club = clubs[random(clubs.length)]!;
    const study = 1 + random(club.studies.length);
    const scope = (['STUDY', 'SO_FAR', 'ALL'] as const)[random(3)]!;
    const { found } = await retrieve(database, at(club, study, scope), sentence(), 50);
    const isOpen = (index: number) => scope === 'ALL' || (scope === 'STUDY' ? index === study - 1 : index < study);
    const allowed = new Set(club.contents.filter((_, index) => isOpen(index)).flat());
    const strange = found.filter((one) => {
      if (one.kind === 'MATERIAL') return !allowed.has(one.material.content_sequence);
      const index = about.get(`${club.clubSequence}/${one.text}`);
      if (index === null) ofAll += 1;
      return index === undefined || (index !== null && !isOpen(index));
    });
    expect(strange).toEqual([]);
    expect(found.length).toBeGreaterThan(0);
    // With this club's place and the other tenant's id there is nothing at all.
    const abroad = await retrieve(database, { ...at(club, study, scope), tenantId: elsewhere }, sentence(), 50);
    expect(abroad.found).toEqual([]);
  }
  expect(ofAll).toBeGreaterThan(0);
});

test('terms are looked up by index under row security, whatever else the tenant has', async () => {
  const club = await makeLecture(server, here, author, ofOne([INDEX, LOCK]));
  await textsOf(at(club), '인덱스');
  const query = findHits(here, [1, 2, 3], [...termsAsked('인덱스는 무엇을 정렬해 두나요?')], 40).compile();
  const plan = await server.services.database.transaction(here, async (transaction) => {
    await transaction.execute('set local enable_seqscan = off');
    return transaction.execute(`explain ${query.sql}`, [...query.parameters]);
  });
  const lines = plan.rows.map((row) => Object.values(row as object)[0] as string).join('\n');
  expect(lines).toMatch(/searched_terms_pkey/);
  expect(/Index Cond: .*searched_text_sequence = ANY.*term = ANY/.test(lines)).toBe(true);
});
