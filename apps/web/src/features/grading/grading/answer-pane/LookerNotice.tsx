import type { Person } from '@dure/contract/tenancy/accounts/person';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { gradersText } from '../graders/graders.text.ts';

/** Another grader looks at the open answer just now. */
export function LookerNotice({ looker }: { readonly looker: Person }) {
  return (
    <p className="flex items-center gap-2 rounded-box bg-sunken px-3 py-2 text-sm text-ink-2">
      <Avatar name={looker.nickname} image={looker.profileImageUrl} size="small" />
      {gradersText.looksHere(looker.nickname)}
    </p>
  );
}
