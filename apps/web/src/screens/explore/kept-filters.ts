import { appStorage } from '../../kernel/app-storage.ts';
import { exploreSearch, type ExploreSearch } from './explore-search.ts';

/** The filters that this device keeps, under the keys of the specification (section 9); levels under `experiences`. */
export function keepFilters({ jobGroup, type, payment, level, place }: ExploreSearch): void {
  const some = (value: string | undefined) => (value === undefined ? [] : [value]);
  appStorage.change({
    jobGroups: some(jobGroup),
    contentTypes: some(type),
    paymentTypes: some(payment),
    placeTypes: some(place),
    experiences: some(level),
  });
}

/** The same as an address; of what another version kept only what is known. */
export function keptFilters(): ExploreSearch {
  const { jobGroups, contentTypes, paymentTypes, placeTypes, experiences } = appStorage.read();
  return exploreSearch({
    jobGroup: jobGroups[0],
    type: contentTypes[0],
    payment: paymentTypes[0],
    place: placeTypes[0],
    level: experiences[0],
  });
}
