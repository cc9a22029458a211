import { monthsOf, monthsOfAll, periodLabel } from '@dure/contract/people/resume-stories/resume-period';
import type { ShownResume } from '@dure/contract/people/resume-stories/resume-stories.views';
import { ShownStories, type ShownStoriesProps } from '../../features/people/resume-stories/ShownStories.tsx';
import { resumeText as text } from '../../features/people/resume-stories/resume.text.ts';
import { Timeline } from '../../features/people/resume-stories/Timeline.tsx';

export interface StorySheetProps extends Omit<ShownStoriesProps, 'stories'> {
  readonly resume: NonNullable<ShownResume['resume']>;
}

/** The resume itself: a sheet on the screen, pages on paper. */
export function StorySheet({ resume, ...checking }: StorySheetProps) {
  const { nickname, headline, stories } = resume;
  const months = monthsOfAll(stories);
  const overlap = stories.reduce((sum, story) => sum + monthsOf(story), 0) - months;
  return (
    <article
      data-resume
      className="mx-auto w-full max-w-204 border-line bg-surface px-4 py-6 break-keep [overflow-wrap:anywhere] max-desktop:border-b desktop:mt-6 desktop:mb-12 desktop:rounded-card desktop:border desktop:px-14 desktop:pt-11 desktop:pb-9"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-[1.625rem] leading-tight font-bold desktop:text-[2rem]">{nickname}</h1>
          {headline !== '' && <p className="mt-0.5 text-ink-2">{headline}</p>}
        </div>
        {months > 0 && (
          <div className="desktop:text-right print:text-right">
            <p className="font-bold tabular-nums">{text.total(periodLabel(months))}</p>
            {overlap > 0 && <p className="text-sm text-ink-3">{text.overlap(periodLabel(overlap))}</p>}
          </div>
        )}
      </header>
      {stories.length === 0 && <p className="mt-6 text-ink-2">{text.shown.noStories}</p>}
      <div className="mt-5 max-desktop:hidden print:block">
        <Timeline stories={stories} />
      </div>
      <ShownStories stories={stories} {...checking} />
      <footer className="mt-6 flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line pt-4 text-sm text-ink-3">
        <span>{text.shown.legend}</span>
        <span>{text.shown.foot(checking.tenantName)}</span>
      </footer>
    </article>
  );
}
