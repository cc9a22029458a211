import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Avatar } from '../../../../ui/people/Avatar.tsx';
import { clubAboutText as words } from './club-about.text.ts';
import { Section } from './Section.tsx';

interface PersonProps {
  readonly name: string;
  readonly image: string;
  readonly role: string;
}

function Person({ name, image, role }: PersonProps) {
  return (
    <li className="flex items-center gap-2.5">
      <Avatar name={name} image={image} size="large" />
      <div className="leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-3">{role}</p>
      </div>
    </li>
  );
}

/** Who runs a club. */
export function ClubPeople({ club }: { readonly club: ClubAbout }) {
  const { instructors, leaderNickname, leaderProfileImageUrl } = club;
  const others = instructors.filter(({ nickname }) => nickname !== leaderNickname);
  return (
    <Section id="club-people" title={words.people}>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        <Person name={leaderNickname} image={leaderProfileImageUrl} role={words.leader} />
        {others.map(({ memberUUID, nickname, profileImageUrl }) => (
          <Person key={memberUUID} name={nickname} image={profileImageUrl} role={words.instructor} />
        ))}
      </ul>
    </Section>
  );
}
