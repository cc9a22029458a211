import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { clubAboutText as words } from './club-about.text.ts';
import { ClubPeople } from './ClubPeople.tsx';
import { Curriculum } from './Curriculum.tsx';
import { Section } from './Section.tsx';

/** What a club is about, week by week, and who runs it. */
export function ClubDescription({ club }: { readonly club: ClubAbout }) {
  const { description, curriculum, tags, weekCount } = club;
  return (
    <div className="flex flex-col gap-8">
      <Section id="club-curriculum" title={words.curriculum(weekCount ?? curriculum.length)}>
        <Curriculum weeks={curriculum} />
      </Section>
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
      <ClubPeople club={club} />
    </div>
  );
}
