import { errors } from '@dure/contract/errors';
import { EmptyState } from '../../ui/states/EmptyState.tsx';

/** In the place of the settings of a club that is over, in the words that its server would refuse a change with. */
export function ReadOnlyClub() {
  return <EmptyState icon="lock">{errors.clubReadOnly.message}</EmptyState>;
}
