import { measureGrowth, uuid } from './growth/growing.ts';
import { places } from './growth/places.ts';

/**
 * The cost of ten times the rows: the same calls against two servers, alternating request by request. One has a tenant
 * of 100 clubs (a million answers), one a tenant of 1,000 (ten million; 100,000 members, 500 neighbours). `npm run
 * bench:growth -- 50` makes the larger one of 50 clubs, to try it out.
 */
await measureGrowth({
  world: new URL('growth/world.sql', import.meta.url),
  counted: 'answers',
  clubs: Number(process.argv[2] ?? 1000),
  callsOf: (clubs) => {
    const club = Math.ceil(clubs / 2);
    const memberId = uuid(1, 1 + (club - 1) * 100 + 20);
    return { places: places(club, memberId), memberId };
  },
});
