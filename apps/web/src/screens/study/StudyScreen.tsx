import type { StudyDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { listStudyQuizzes } from '../../api/lectures/course-links/course-links.reads.ts';
import { getStudy } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { isUnknown } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { NotFound } from '../../shell/NotFound.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import type { StudyPanelProps } from './study-panel.ts';
import { quizzesPanel, withQuestions, STUDY_PANELS } from './study-panels.ts';
import type { StudyPaneId } from './study-search.ts';
import { studyText as text } from './study.text.ts';
import { StudyFrame } from './StudyFrame.tsx';
import { StudyHead } from './StudyHead.tsx';
import { StudyMaterial } from './StudyMaterial.tsx';
import { PaneSkeleton, StudySkeleton } from './StudySkeleton.tsx';
import { useHanding } from './use-handing.ts';
import { SelectionBar } from '../../ui/text/SelectionBar.tsx';
import { useMarked } from '../../ui/text/use-marked.ts';

/** Over a marked passage of the material: what the panels offer to do with it. */
function SelectionPopover({ handOver }: Pick<StudyPanelProps, 'handOver'>) {
  const marked = useMarked('[data-material]');
  const contentSequence = Number(marked?.within.dataset['material']);
  const drawn = marked?.within.querySelector<HTMLElement>('[data-drawn]');
  if (!marked || !Number.isInteger(contentSequence)) return null;
  const passage = { contentSequence, at: drawn ? Number(drawn.dataset['drawn']) : null, text: marked.text };
  const actions = STUDY_PANELS.flatMap(({ id, passageAction }) =>
    passageAction === undefined ? [] : [{ id, label: passageAction, onPress: () => handOver(id, { passage }) }],
  );
  return actions.length > 0 && <SelectionBar label={text.marked} marked={marked} actions={actions} />;
}

const route = getRouteApi('/lecture/$clubSequence/studies/$studySequence');

/** One study: its materials, opened where the reader stopped, beside what is asked and answered about them. */
export function StudyScreen() {
  const { clubSequence: club, studySequence: study } = route.useParams();
  const { data, error, refetch, isFetching } = useQuery(getStudy({ params: { club, study } }));
  usePageTitle(data?.title ?? text.material);
  if (data) return <Study key={study} club={club} study={data} />;
  if (!error) return <StudySkeleton />;
  if (isUnknown(error)) return <NotFound />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} className="m-auto" />;
}

function Study({ club, study }: { readonly club: number; readonly study: StudyDetail }) {
  const search = route.useSearch();
  const { data: its } = useQuery(listStudyQuizzes({ params: { club, study: study.clubStudySequence } }));
  const quizCount = its?.quizCount ?? 0;
  const panels = withQuestions(study.questionCount);
  const shownPanels = quizCount > 0 ? [...panels, quizzesPanel(quizCount)] : panels;
  const navigate = route.useNavigate();
  const { material, passage } = search;
  const show = (pane: StudyPaneId) =>
    void navigate({ search: (old) => ({ ...old, pane }), replace: true, resetScroll: false });
  const { handOver, givenTo } = useHanding(search, show);
  const [quoted, setQuoted] = useState('');
  const openSource: StudyPanelProps['openSource'] = ({ clubStudySequence, contentSequence, at, position, quote }) => {
    setQuoted(quote);
    void navigate({
      params: { clubSequence: club, studySequence: clubStudySequence },
      search: {
        material: contentSequence,
        pane: 'material',
        ...(position !== null && { passage: position }),
        ...(at !== null && { at }),
      },
      resetScroll: false,
    });
  };
  const parts: Omit<StudyPanelProps, 'handed'> = {
    club,
    study,
    panels: shownPanels.map(({ id }) => id),
    handOver,
    openSource,
    shownSource:
      material === undefined || passage === undefined ? null : { contentSequence: material, position: passage },
  };
  return (
    <>
      <StudyFrame
        head={<StudyHead club={club} study={study} />}
        material={
          <StudyMaterial
            club={club}
            study={study}
            open={search}
            quote={passage === undefined ? '' : quoted}
            onOpen={(contentSequence, at) =>
              void navigate({
                search: ({ pane }) => ({ ...(pane && { pane }), material: contentSequence, ...(at && { at }) }),
                replace: at !== undefined,
                resetScroll: false,
              })
            }
          />
        }
        panels={shownPanels.map(({ id, label, shortLabel, Panel }) => ({
          id,
          label,
          ...(shortLabel !== undefined && { shortLabel }),
          content: (
            <Suspense fallback={<PaneSkeleton />}>
              <Panel {...parts} handed={givenTo(id)} />
            </Suspense>
          ),
        }))}
        shown={shownPanels.some(({ id }) => id === search.pane) ? search.pane! : 'material'}
        onShow={show}
      />
      <SelectionPopover handOver={handOver} />
    </>
  );
}
