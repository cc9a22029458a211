import type { ClubAbout } from '@dure/contract/clubs/clubs.views';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { clubAboutText as words } from './club-about.text.ts';
import { ClubPeople } from './ClubPeople.tsx';
import { Section } from './Section.tsx';

/** What a club is about, week by week, and who runs it. */
export function ClubDescription({ club }: { readonly club: ClubAbout }) {
  const { description, sampleQuestion, curriculum, tags } = club;
  return (
    <div className="flex flex-col gap-4">
      {sampleQuestion !== null && (
        <Section id="club-sample" title={words.sample}>
          <p className="line-clamp-4 text-xl font-bold text-pretty break-words desktop:text-2xl">
            {plainQuestion(sampleQuestion)}
          </p>
        </Section>
      )}
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
      <ClubPeople club={club} />
    </div>
  );
}
