import { Link } from '@tanstack/react-router';
import type { listKeywordExplanations } from '../../api/lectures/course-links/course-links.reads.ts';
import { courseLinksText } from '../../features/lectures/course-links/course-links.text.ts';
import { questionsText } from '../../features/lectures/lecture-questions/lecture-questions.text.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';

const text = courseLinksText.explained;
const linkClass = 'inline-flex min-h-11 items-center gap-1 font-semibold text-brand-ink hover:underline';

type Explanations = Awaited<ReturnType<typeof listKeywordExplanations.ask>>;

export interface KeywordPlacesProps {
  readonly lecture: NonNullable<Explanations['lecture']>;
  readonly keywords: Explanations['keywords'];
}

/** The way from a keyword that was missed to the study that explains it; into the material for its members. */
export function KeywordPlaces({ lecture, keywords }: KeywordPlacesProps) {
  return (
    <section aria-labelledby="keywords-explained" className="rounded-box border border-line bg-surface p-4">
      <h2 id="keywords-explained" className="mb-1 font-bold">
        {text.title}
      </h2>
      <ul className="divide-y divide-line">
        {keywords.map(({ keyword, clubStudySequence, studyNo, studyTitle, place }) => (
          <li key={keyword} className="flex flex-wrap items-center gap-x-3 py-1">
            <Chip tone="pre">{keyword}</Chip>
            {place === null ? (
              <span className="py-2 text-ink-2">{text.study(studyNo, studyTitle)}</span>
            ) : (
              <Link
                to="/lecture/$clubSequence/studies/$studySequence"
                params={{ clubSequence: lecture.clubSequence, studySequence: clubStudySequence }}
                search={{
                  material: place.contentSequence,
                  passage: place.position,
                  ...(place.unit === 'PAGE' && place.unitNo !== null && { at: place.unitNo }),
                }}
                className={linkClass}
              >
                {text.study(studyNo, studyTitle)} · {questionsText.place(place.title, place.unit, place.unitNo)}
                <Icon name="chevronRight" size={15} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!lecture.can.enter && (
        <p className="mt-1 text-sm text-ink-2">
          {text.closed(lecture.clubName)}{' '}
          <Link to="/lecture/$clubSequence" params={{ clubSequence: lecture.clubSequence }} className={linkClass}>
            {text.see}
          </Link>
        </p>
      )}
    </section>
  );
}
