import type { FieldError } from '@dure/contract/http/envelope';
import { lazyModule } from '../../../ui/states/lazy-module.ts';
import { byKey } from './club-faults.ts';
import type { ClubValues } from './club-values.ts';

/** The contract's schemas weigh as much as the form: they come when somebody begins to work in it. */
const load = () => import('./check-club.ts');

export const useCheck = lazyModule(load);

/** Faults by the keys of quizzes. Where the rules cannot be fetched there are none: the server checks the same. */
export const findFaults = (values: ClubValues): Promise<FieldError[]> =>
  load().then(
    ({ checkClub }) => byKey(checkClub(values), values),
    () => [],
  );
