import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listPopularMentors } from '../../../api/publishing/mentors/mentors.reads.ts';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { mentorImage } from './mentor-image.ts';
import { mentorsText as text } from './mentors.text.ts';

/** Whose posts many looked at of late; nothing while nobody's were. */
export function PopularMentors() {
  const { data } = useQuery(listPopularMentors({}));
  if (!data || data.contents.length === 0) return null;
  return (
    <nav aria-label={text.popular} className="mt-4">
      <p aria-hidden="true" className="text-sm text-ink-3">
        {text.popular}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {data.contents.map(({ memberUri, nickname, profileImageUrl }) => (
          <li key={memberUri}>
            <Link
              to="/mentoring/$memberUri"
              params={{ memberUri }}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface py-1 pr-3.5 pl-1.5 text-sm font-semibold hover:border-line-strong desktop:min-h-9"
            >
              <Avatar name={nickname} image={mentorImage(profileImageUrl)} size="small" />
              {nickname}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
