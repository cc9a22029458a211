import type { MyResume, ShownResume } from '@dure/contract/people/resume-stories/resume-stories.views';

/** A resume as whoever has its link sees it, in which whatever is said bears the mark. */
export const shownResumeOf = (mark: string): ShownResume => ({
  state: 'OPEN',
  resume: {
    nickname: `name-${mark}`,
    headline: `headline-${mark}`,
    expiresAt: '2026-12-21T00:00:00.000Z',
    stories: [
      {
        title: `story-${mark}`,
        description: `words-${mark}`,
        startedAtYear: 2024,
        startedAtMonth: 3,
        finishedAtYear: 2025,
        finishedAtMonth: 8,
        nodes: [
          {
            level: '2',
            levelName: '레벨 2',
            description: `step-${mark}\nmore-${mark}`,
            jobGroup: '0300',
            jobGroupName: '개발',
            gradeProof: null,
            proof: {
              clubSequence: 12,
              clubName: `club-${mark}`,
              finishedAt: '2026-11-20T00:00:00.000Z',
              finalCount: 6,
              averageGrade: 88,
              growth: 41,
              consentedAt: '2026-11-21T00:00:00.000Z',
              isConfirmed: true,
            },
          },
        ],
      },
    ],
  },
});

/** The same as who wrote it has it, with a link that is open. */
export const myResumeOf = (mark: string): MyResume => {
  const { headline, expiresAt, stories } = shownResumeOf(mark).resume!;
  return {
    headline,
    stories: stories.map((story) => ({
      ...story,
      nodes: story.nodes.map(({ level, description, jobGroup }) => ({
        level,
        description,
        jobGroup,
        clubSequence: null,
        quizSequence: null,
      })),
    })),
    version: 3,
    clubs: [],
    grades: [],
    link: { path: '/story/k7Qm2fXa0bQ4sT9vWzY1cg', expiresAt, lookCount: 2 },
  };
};
