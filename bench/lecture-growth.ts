import { measureGrowth, uuid } from './growth/growing.ts';
import { lecturePlaces } from './growth/lecture-places.ts';

/**
 * The same for lecture clubs. One server has a tenant of 30 clubs, one a tenant of 300 (90,000 questions, 180,000 of
 * the assistant, 360,000 readings). `npm run bench:lecture-growth -- 20` makes the larger one of 20 clubs, to try it
 * out.
 */
await measureGrowth({
  world: new URL('growth/lectures.sql', import.meta.url),
  counted: 'lecture_questions',
  clubs: Number(process.argv[2] ?? 300),
  callsOf: (clubs) => {
    const club = Math.ceil(clubs / 2);
    const memberId = uuid(1, 1 + (club - 1) * 50 + 20);
    return { places: lecturePlaces(club, memberId), memberId };
  },
});
