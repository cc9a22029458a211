import type { TriedQuestion } from '@dure/contract/lectures/lecture-assistant/ai-playground.endpoints';
import type { UnansweredQuestion } from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import type { AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { Conversations } from '../../features/lectures/lecture-assistant/playground/Conversations.tsx';
import { Playground } from '../../features/lectures/lecture-assistant/playground/Playground.tsx';
import { playgroundText as text } from '../../features/lectures/lecture-assistant/playground/playground.text.ts';
import { Unanswered } from '../../features/lectures/lecture-assistant/playground/Unanswered.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';

interface RemedyProps {
  readonly title: string;
  readonly hint: string;
  /** The way there. */
  readonly children: ReactNode;
}

/** One way to mend an answer. */
const Remedy = ({ title, hint, children }: RemedyProps) => (
  <Card className="flex flex-col items-start gap-1">
    <h3 className="font-bold">{title}</h3>
    <p className="text-sm text-ink-2">{hint}</p>
    <div className="mt-2 max-w-full">{children}</div>
  </Card>
);

const AddAnswerDialog = lazy(
  () =>
    import('../../features/lectures/lecture-questions/answering/AddAnswerDialog.tsx').then(
      (module) => module.AddAnswerDialog,
    ),
  { failure: 'popover' },
);
const route = getRouteApi('/lecture-dashboard/$clubSequence/assistant');

/** The assistant tried before the class does, and what the class asked it. */
export function AssistantDesk() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  const { data: club } = useQuery(getLectureClub({ params: { id: clubSequence } }));
  const open = ({ contentSequence, clubStudySequence, position, unit, unitNo }: AnswerSource) => {
    if (contentSequence === null || clubStudySequence === null || position === null) return;
    void navigate({
      to: '/lecture/$clubSequence/studies/$studySequence',
      params: { clubSequence, studySequence: clubStudySequence },
      search: {
        material: contentSequence,
        passage: position,
        ...(unit === 'PAGE' && unitNo !== null && { at: unitNo }),
      },
    });
  };
  const [adding, setAdding] = useState<{ readonly question: string; readonly study: number }>();
  const first = club?.studies[0]?.clubStudySequence;
  const remedies = ({ withMaterials: { sources } }: TriedQuestion, question: string) => {
    const study = sources.find(({ clubStudySequence }) => clubStudySequence !== null)?.clubStudySequence ?? first;
    const material = sources.find(({ contentSequence }) => contentSequence !== null);
    return (
      <>
        <Remedy title={text.replace} hint={text.replaceHint}>
          {material ? (
            <RouterButtonLink
              to="/quiz-make/contents"
              search={{ content: material.contentSequence! }}
              size="small"
              className="max-w-full truncate"
            >
              {text.replaceOpen(material.title)}
            </RouterButtonLink>
          ) : (
            <RouterButtonLink
              to="/lecture-dashboard/$clubSequence/edit"
              params={{ clubSequence }}
              search={{ step: 'curriculum' }}
              size="small"
            >
              {text.replaceAll}
            </RouterButtonLink>
          )}
        </Remedy>
        {study != null && (
          <Remedy title={text.verified} hint={text.verifiedHint}>
            <Button size="small" onPress={() => setAdding({ question, study })}>
              {text.verifiedOpen}
            </Button>
          </Remedy>
        )}
        <Remedy title={text.scope} hint={text.scopeHint}>
          <RouterButtonLink
            to="/lecture-dashboard/$clubSequence/edit"
            params={{ clubSequence }}
            search={{ step: 'assistant' }}
            size="small"
          >
            {text.scopeOpen}
          </RouterButtonLink>
        </Remedy>
      </>
    );
  };
  const answerIt = ({ question, clubStudySequence, lectureQuestionSerialNumber: serial }: UnansweredQuestion) => {
    const study = clubStudySequence ?? first;
    if (serial !== null)
      return (
        <RouterButtonLink
          to="/lecture-dashboard/$clubSequence/questions"
          params={{ clubSequence }}
          search={{ answer: serial }}
          size="small"
        >
          {text.answerIt}
        </RouterButtonLink>
      );
    return (
      study !== undefined && (
        <Button size="small" onPress={() => setAdding({ question, study })}>
          {text.verifiedOpen}
        </Button>
      )
    );
  };
  return (
    <>
      <Playground club={clubSequence} studies={club?.studies ?? []} onOpen={open} remedies={remedies} />
      <Unanswered club={clubSequence} remedy={answerIt} />
      <Conversations club={clubSequence} onOpen={open} />
      <Suspense>
        {adding && (
          <AddAnswerDialog
            club={clubSequence}
            studies={club?.studies ?? []}
            {...adding}
            onClose={() => setAdding(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
