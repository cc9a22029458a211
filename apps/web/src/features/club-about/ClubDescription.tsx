import type { ClubAbout } from '@dure/contract/clubs/clubs.views';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Markdown } from '../../ui/Markdown.tsx';
import { clubAboutText as words } from './club-about.text.ts';

function Section({
  id,
  title,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-bold">
        {title}
      </h2>
      {children}
    </Card>
  );
}

function Person({
  id,
  name,
  image,
  role,
}: {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  readonly role: string;
}) {
  return (
    <li className="flex items-center gap-2.5">
      <Avatar id={id} name={name} image={image} size="large" />
      <div className="leading-snug">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-3">{role}</p>
      </div>
    </li>
  );
}

/** What a club is about, week by week, and who runs it. */
export function ClubDescription({ club }: { readonly club: ClubAbout }) {
  const { description, curriculum, tags, instructors, leaderNickname, leaderProfileImageUrl } = club;
  const others = instructors.filter(({ nickname }) => nickname !== leaderNickname);
  return (
    <div className="flex flex-col gap-4">
      <Section id="club-description" title={words.description}>
        <Markdown text={description} headingLevel={3} className="max-w-reading" />
        {tags.length > 0 && (
          <ul aria-label={words.tags} className="mt-4 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag}>
                <Chip>#{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section id="club-curriculum" title={words.curriculum}>
        {curriculum.length === 0 ? (
          <p className="text-ink-3">{words.noCurriculum}</p>
        ) : (
          <ol className="divide-y divide-line">
            {curriculum.map(({ week, quizCount }) => (
              <li key={week} className="flex justify-between gap-3 py-2 tabular-nums">
                <span className="font-semibold">{words.week(week)}</span>
                <span className="text-ink-2">{words.weekQuizzes(quizCount)}</span>
              </li>
            ))}
          </ol>
        )}
      </Section>
      <Section id="club-people" title={words.people}>
        <ul className="flex flex-wrap gap-x-8 gap-y-3">
          <Person id={leaderNickname} name={leaderNickname} image={leaderProfileImageUrl} role={words.leader} />
          {others.map(({ memberUUID, nickname, profileImageUrl }) => (
            <Person key={memberUUID} id={memberUUID} name={nickname} image={profileImageUrl} role={words.instructor} />
          ))}
        </ul>
      </Section>
    </div>
  );
}
