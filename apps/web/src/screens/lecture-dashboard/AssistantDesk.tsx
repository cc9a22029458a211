import type { TriedQuestion } from '@dure/contract/lecture-assistant/ai-playground.endpoints';
import type { AnswerSource } from '@dure/contract/lecture-assistant/lecture-assistant.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { getLectureClub } from '../../api/lecture-clubs/lecture-clubs.reads.ts';
import { Conversations } from '../../features/lecture-assistant/playground/Conversations.tsx';
import { Playground } from '../../features/lecture-assistant/playground/Playground.tsx';
import { playgroundText as text } from '../../features/lecture-assistant/playground/playground.text.ts';
import { Remedy } from '../../features/lecture-assistant/playground/Remedy.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';

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
  const remedies = ({ withMaterials: { sources } }: TriedQuestion) => {
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
  return (
    <>
      <Playground club={clubSequence} studies={club?.studies ?? []} onOpen={open} remedies={remedies} />
      <Conversations club={clubSequence} onOpen={open} />
    </>
  );
}
