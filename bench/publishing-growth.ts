import { measureGrowth, uuid } from './growth/growing.ts';
import { publishingPlaces } from './growth/publishing-places.ts';

const POSTS_OF_A_CLUB = 100;

/**
 * The same for what an organisation publishes: 10,000 posts with 100 seminars, and 100,000 with 1,000.
 * `npm run bench:publishing-growth -- 50` makes the larger one of 5,000 posts, to try it out.
 */
await measureGrowth({
  world: new URL('growth/publishing.sql', import.meta.url),
  counted: 'posts',
  clubs: Number(process.argv[2] ?? 1000),
  rounds: 60,
  callsOf: (clubs) => ({ places: publishingPlaces(clubs * POSTS_OF_A_CLUB), memberId: uuid(1, 7) }),
});
