import type { MentorCard } from '@dure/contract/publishing/mentors/mentors.views';
import { Link } from '@tanstack/react-router';
import { JobGroupChip } from '../../../ui/buttons/JobGroupChip.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { mentorImage } from './mentor-image.ts';
import { Authenticated, MentorLevelIcon } from './MentorMarks.tsx';
import { mentorsText as text } from './mentors.text.ts';

/** A mentor in the list: the name leads to their page. */
export function MentorListCard({ mentor }: { readonly mentor: MentorCard }) {
  const { memberUri, nickname, profileImageUrl, type, typeName, levelName, introduction } = mentor;
  return (
    <Card
      as="article"
      className="group relative flex min-w-0 flex-col gap-3 transition-colors hover:border-line-strong"
    >
      <div className="flex items-center gap-3">
        <Avatar name={nickname} image={mentorImage(profileImageUrl)} size="large" />
        <div className="min-w-0 flex-1">
          <h2 className="text-base font-bold break-words">
            <Link
              to="/mentoring/$memberUri"
              params={{ memberUri }}
              className="outline-none group-hover:text-brand-ink after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
            >
              {nickname}
            </Link>
          </h2>
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <MentorLevelIcon type={type} />
            {text.level(typeName, levelName)}
          </p>
        </div>
      </div>
      <p className="line-clamp-3 flex-1 break-words text-ink-2">
        {introduction === '' ? text.noIntroduction : introduction}
      </p>
      <div className="relative z-1 flex flex-wrap gap-1.5 self-start">
        <Authenticated authenticatedYn={mentor.authenticatedYn} />
        <JobGroupChip code={mentor.jobGroup} name={mentor.jobGroupName} />
      </div>
    </Card>
  );
}
