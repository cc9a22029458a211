import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { listUsingQuizzes } from '../../../../api/authoring/contents/contents.reads.ts';
import { contentsText } from '../contents.text.ts';

const text = contentsText.panel;
const SHOWN = 5;

/** The quizzes and studies that rest on a content: as long as there are any it cannot be deleted. */
export function ContentUses({ content }: { readonly content: ContentView }) {
  const { contentSequence: id, usedByCount, usedByStudyCount, usedByStudies } = content;
  const uses = usedByCount + usedByStudyCount;
  const { data } = useQuery({
    ...listUsingQuizzes({ params: { id }, query: { page: 1, size: SHOWN } }),
    enabled: usedByCount > 0,
  });
  const more = Math.max(0, usedByCount - SHOWN) + Math.max(0, usedByStudyCount - SHOWN);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-bold">{text.uses}</h3>
        {uses > 0 && <p className="text-sm text-ink-3">{text.guarded}</p>}
      </div>
      {uses === 0 ? (
        <p className="mt-1 text-sm text-ink-3">{text.noUses}</p>
      ) : (
        <ul className="mt-1 text-sm text-ink-2">
          {(data?.contents ?? []).map(({ quizSequence, question, quizStatus, clubs }) => (
            <li key={quizSequence} className="truncate">
              {plainQuestion(question) || text.unwritten}
              <span className="text-ink-3">
                {' · '}
                {quizStatus === 'DELETED'
                  ? text.deleted
                  : clubs.map(({ clubName }) => clubName).join(', ') || text.noClub}
              </span>
            </li>
          ))}
          {usedByStudies.slice(0, SHOWN).map(({ clubStudySequence, title, clubName }) => (
            <li key={`study-${clubStudySequence}`} className="truncate">
              {title || text.untitled}
              <span className="text-ink-3"> · {clubName || text.noClub}</span>
            </li>
          ))}
          {more > 0 && <li className="text-ink-3">{text.moreUses(more)}</li>}
        </ul>
      )}
    </>
  );
}
