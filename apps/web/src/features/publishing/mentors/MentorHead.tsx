import type { MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import type { ReactNode } from 'react';
import { JobGroupChip } from '../../../ui/buttons/JobGroupChip.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { mentorImage } from './mentor-image.ts';
import { Authenticated, MentorLevelIcon } from './MentorMarks.tsx';
import { mentorsText as text } from './mentors.text.ts';

export interface MentorHeadProps {
  readonly mentor: MentorView;
  /** What the reader can do with the page. */
  readonly actions?: ReactNode;
}

/** Who a mentor is: level, certificate, job group, own words, and how much they hold and wrote. */
export function MentorHead({ mentor, actions }: MentorHeadProps) {
  const { nickname, profileImageUrl, type, typeName, levelName, authenticatedYn, jobGroup, jobGroupName } = mentor;
  const { introduction, counts } = mentor;
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-3">
      <Avatar name={nickname} image={mentorImage(profileImageUrl)} size="huge" />
      <div className="min-w-0 flex-1 max-desktop:basis-[12rem]">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <h1 className="text-2xl font-bold break-words desktop:text-3xl">{nickname}</h1>
          <p className="flex items-center gap-1.5 text-sm font-semibold text-ink-2">
            <MentorLevelIcon type={type} />
            {text.level(typeName, levelName)}
          </p>
          <Authenticated authenticatedYn={authenticatedYn} />
          <JobGroupChip code={jobGroup} name={jobGroupName} />
        </div>
      </div>
      <div className="basis-full desktop:-mt-9 desktop:pl-25">
        <p className="max-w-reading whitespace-pre-line break-words text-ink-2">
          {introduction === '' ? text.noIntroduction : introduction}
        </p>
        <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-2 tabular-nums">
          {(Object.keys(text.counts) as (keyof typeof text.counts)[]).map((kind) => (
            <div key={kind} className="flex gap-1.5">
              <dt>{text.counts[kind]}</dt>
              <dd className="font-bold text-ink">{counts[kind].toLocaleString('ko-KR')}</dd>
            </div>
          ))}
        </dl>
        {actions}
      </div>
    </header>
  );
}
