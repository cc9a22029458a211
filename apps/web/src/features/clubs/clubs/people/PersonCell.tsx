import type { Person } from '@dure/contract/tenancy/accounts/person';
import { Avatar } from '../../../../ui/people/Avatar.tsx';

export function PersonCell({ person }: { readonly person: Person }) {
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={person.nickname} image={person.profileImageUrl} />
      <span className="font-semibold">{person.nickname}</span>
    </span>
  );
}
