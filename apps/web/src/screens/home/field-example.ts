import type { ClubCard } from '@dure/contract/clubs/clubs/clubs.views';
import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import { homeText } from './home.text.ts';

const { fields } = homeText.example;
type Field = keyof typeof fields;
const isField = (code: string): code is Field => code in fields;

/** An example out of the field to which most of the tenant's clubs belong; of two as many the first that is met. */
export function exampleFor(clubs: readonly Pick<ClubCard, 'jobGroups'>[]): (typeof fields)[Field] {
  const codes = clubs.flatMap(({ jobGroups: [group] }) => (group && isField(group.code) ? [group.code] : []));
  const [most] = [...Map.groupBy(codes, (code) => code)].toSorted(([, one], [, other]) => other.length - one.length);
  return fields[most?.[0] ?? JOB_GROUP.develop];
}
