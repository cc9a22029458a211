import { MAX_RESUME_LINES } from '@dure/contract/people/resume-stories/resume-limits';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { expect, it } from 'vitest';
import { STORY } from '../tenants/story.ts';
import { RESUMES } from './resumes.content.ts';

const { people, clubs } = STORY[0]!;

it('there are three, of people of the first tenant', () => {
  expect(new Set(RESUMES.map(({ who }) => who)).size).toBe(3);
  expect(people.map(({ key }) => key)).toEqual(expect.arrayContaining(RESUMES.map(({ who }) => who)));
});

it('each rests on a club that is finished and that they were in', () => {
  for (const { who, stories } of RESUMES) {
    const named = stories.flatMap(({ nodes }) => nodes.flatMap(({ club }) => club ?? []));
    expect(named).toHaveLength(1);
    const club = clubs.find(({ key }) => key === named[0]);
    expect(club?.status).toBe(CLUB_STATUS.finished);
    expect(club?.members).toContain(who);
  }
});

it('no text is longer than its lines', () => {
  const texts = RESUMES.flatMap(({ stories }) =>
    stories.flatMap(({ text, nodes }) => [text, ...nodes.map((one) => one.text)]),
  );
  for (const text of texts) expect(text.split('\n').length).toBeLessThanOrEqual(MAX_RESUME_LINES);
});
