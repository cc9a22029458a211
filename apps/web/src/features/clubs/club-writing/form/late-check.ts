import type { FieldError } from '@dure/contract/http/envelope';
import { lazyModule } from '../../../../kernel/lazy/lazy-module.ts';
import { byKey } from './club-faults.ts';
import type { ClubValues } from './club-values.ts';

/** The contract's schemas weigh as much as the form: they come when somebody begins to work in it. */
const load = () => import('./check-club.ts');

export const useCheck = lazyModule(load);

/** The rules across fields before that: a draft that is gone on with says which it breaks. */
export const useRules = lazyModule(() => import('./broken-rules.ts'));

/** Faults by the keys of quizzes. Where the rules cannot be fetched there are none: the server checks the same. */
export const findFaults = (values: ClubValues): Promise<FieldError[]> =>
  load().then(
    ({ checkClub }) => byKey(checkClub(values), values),
    () => [],
  );
