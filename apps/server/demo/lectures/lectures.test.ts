import { studyFindings } from '@dure/contract/lectures/lecture-clubs/study-rules';
import { describe, expect, it } from 'vitest';
import { DAY, LAST_MINUTE, clubs, unique } from '../story.test-help.ts';
import { storyTime, endOfDay } from '../story-time.ts';
import { STORY } from '../tenants/story.ts';
import { documentsOf } from './lecture-documents.ts';
import { pagesOf, readingsOf } from './readings.ts';

const at = storyTime(new Date('2026-11-22T12:00:00.000Z'));
const lectures = clubs.flatMap(({ tenant, club }) => (club.lecture ? [{ tenant, club, lecture: club.lecture }] : []));

it('every tenant with lecture clubs has two of them, one of which runs, and the others have none', () => {
  for (const tenant of STORY) {
    const its = lectures.filter((one) => one.tenant === tenant);
    expect(its.length).toBe(tenant.useLectureClub ? 2 : 0);
    if (its.length > 0) expect(its.map(({ club }) => club.status)).toContain('0400');
  }
});

it('materials come in every format that is read', () => {
  const names = lectures.flatMap(({ lecture }) => lecture.studies.flatMap(({ materials }) => materials));
  const endings = new Set(names.map(({ name }) => name.split('.').pop()));
  expect([...endings].toSorted()).toEqual(['docx', 'hwpx', 'md', 'pdf', 'pptx']);
});

describe.each(lectures)('lecture club $club.key of $tenant.uri', ({ tenant, club, lecture }) => {
  it('has no quizzes, and studies that break no rule of dates', () => {
    expect(club.quizzes).toEqual([]);
    const studies = lecture.studies.map(({ startDay, endDay }) => ({
      startAt: at(startDay).toISOString(),
      endAt: new Date(at(endDay + 1).getTime() - 60_000).toISOString(),
    }));
    const period = { startAt: at(club.startDay).toISOString(), endAt: endOfDay(at, club.endDay).toISOString() };
    expect(studyFindings({ ...period, studies }, 'Asia/Seoul')).toEqual([]);
  });

  it('has materials that its tenant keeps once', () => {
    expect(unique(documentsOf(tenant).map(({ name }) => name))).toBe(true);
    const links = (tenant.links ?? []).map(({ title }) => title);
    for (const study of lecture.studies) expect(links).toEqual(expect.arrayContaining([...(study.links ?? [])]));
  });

  it('is read by its members alone, each page once, after they joined and before the first run', () => {
    const readings = readingsOf(lecture);
    expect(unique(lecture.readings.map(({ by }) => by))).toBe(true);
    expect(unique(readings.map(({ by, content }) => `${by}/${content}`))).toBe(true);
    const materials = lecture.studies.flatMap((study) => study.materials);
    const joined = (club.recruitFromDay ?? club.startDay) + 1;
    for (const { by, content, page, day, minute } of readings) {
      expect(club.members).toContain(by);
      const material = materials.find(({ name }) => name === content);
      expect(page >= 1 && page <= (material ? pagesOf(material) : 1)).toBe(true);
      expect(day).toBeGreaterThan(joined);
      expect(day * DAY + minute).toBeLessThan(LAST_MINUTE);
    }
  });

  it('is read by some, and by some members not at all', () => {
    expect(lecture.readings.length).toBeGreaterThan(0);
    expect(lecture.readings.length).toBeLessThan(club.members.length);
  });
});

describe.each(lectures.filter(({ lecture }) => lecture.questions))(
  'questions of $club.key of $tenant.uri',
  ({ club, lecture }) => {
    const questions = lecture.questions!;
    const people = [club.leader, ...club.instructors];

    it('are asked by members in their order, about what stands in the material of their study', () => {
      const moments = questions.map(({ day, minute }) => day * DAY + minute);
      expect(Math.max(...moments)).toBeLessThan(LAST_MINUTE);
      for (const { by, study, said, wonders = [] } of questions) {
        for (const one of [by, ...wonders]) expect(club.members).toContain(one);
        expect(wonders).not.toContain(by);
        if (!said) continue;
        const material = lecture.studies[study - 1]!.materials.find(({ name }) => name === said.material)!;
        const text = JSON.stringify(said.page ? material.papers[said.page - 1] : material.papers);
        expect(text).toContain(said.sentence);
      }
    });

    it('stand beside conversations of members about what is in the material, or in none', () => {
      for (const { by, study, day, minute, said } of lecture.conversations ?? []) {
        expect(club.members).toContain(by);
        expect(day * DAY + minute).toBeLessThan(LAST_MINUTE);
        if (!said) continue;
        const material = lecture.studies[study - 1]!.materials.find(({ name }) => name === said.material)!;
        expect(JSON.stringify(said.page ? material.papers[said.page - 1] : material.papers)).toContain(said.sentence);
      }
    });

    it('are answered by who runs the club, later', () => {
      for (const { day, minute, answer } of questions) {
        if (!answer) continue;
        expect(people).toContain(answer.by);
        expect(answer.day * DAY + answer.minute).toBeGreaterThan(day * DAY + minute);
      }
    });

    it('stand in every state that lasts', () => {
      const states = questions.map(({ answer, asked, isPrivate }) => [
        answer ? 'answered' : asked === 'ASSISTANT' ? 'assistant' : 'waiting',
        isPrivate ? 'private' : 'open',
      ]);
      expect(new Set(states.flat()).size).toBe(5);
    });
  },
);
