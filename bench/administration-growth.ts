import { administrationPlaces } from './growth/administration-places.ts';
import { measureLoads } from './growth/administration-loads.ts';
import { measureGrowth, uuid } from './growth/growing.ts';

/**
 * The same for those who run an organisation: 10,000 members with 100,000 rows of the audit log, and 100,000 with a
 * million. In the larger one then an export of everybody and the invitation of a thousand. `npm run bench:administration-growth -- 50` makes the larger one of 5,000 members, to try it out.
 */
await measureGrowth({
  world: new URL('growth/administration.sql', import.meta.url),
  counted: 'members',
  clubs: Number(process.argv[2] ?? 1000),
  callsOf: () => ({ places: administrationPlaces(uuid(1, 1)), memberId: uuid(1, 2) }),
  afterwards: measureLoads,
});
