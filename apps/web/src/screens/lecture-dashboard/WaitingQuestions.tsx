import { useQuery } from '@tanstack/react-query';
import { listLectureQuestions } from '../../api/lectures/lecture-questions/lecture-questions.reads.ts';
import { lectureDashboardText } from '../../features/insight/lecture-dashboard/lecture-dashboard.text.ts';
import { WaitingSince } from '../../features/lectures/lecture-questions/answering/WaitingSince.tsx';
import { useLiveQuestions } from '../../features/lectures/lecture-questions/use-live-questions.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Avatar } from '../../ui/people/Avatar.tsx';

const text = lectureDashboardText.work;
const SHOWN = 5;

/** The questions that have waited longest for an answer; nothing where none waits. */
export function WaitingQuestions({ club }: { readonly club: number }) {
  useLiveQuestions(club);
  const { data } = useQuery(
    listLectureQuestions({ query: { clubSequence: club, filter: 'WAITING', sort: 'WAITING', size: SHOWN } }),
  );
  const oldest = data?.contents[0];
  if (!data || !oldest) return null;
  const place = { to: '/lecture-dashboard/$clubSequence/questions', params: { clubSequence: club } } as const;
  return (
    <Card as="section" isPadded={false} aria-label={text.waiting(data.totalElements)}>
      <div className="flex flex-wrap items-start gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 className="text-lg font-bold">{text.waiting(data.totalElements)}</h2>
          <p className="text-sm text-ink-2">{text.waitingNote}</p>
        </div>
        <RouterButtonLink
          {...place}
          search={{ answer: oldest.lectureQuestionSerialNumber, walk: 'queue' }}
          variant="primary"
        >
          {text.walk}
        </RouterButtonLink>
      </div>
      <ul>
        {data.contents.map((question) => {
          const { lectureQuestionSerialNumber: serial, asker, waitingAt, askedAt } = question;
          return (
            <li key={serial} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-5 py-2.5">
              <Avatar name={asker?.nickname ?? ''} image={asker?.profileImageUrl} />
              <div className="min-w-0 flex-[1_1_12rem]">
                <p className="line-clamp-2 font-semibold">{question.question}</p>
                <p className="text-sm text-ink-3">{text.about(question)}</p>
              </div>
              <div className="ml-auto flex items-center gap-3">
                <WaitingSince date={waitingAt ?? askedAt} />
                <RouterButtonLink {...place} search={{ answer: serial }} size="small">
                  {text.answer}
                </RouterButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
