import { getRouteApi } from '@tanstack/react-router';
import { clubManageText } from '../../../features/clubs/clubs/manage/club-manage.text.ts';
import { scheduleText } from '../../../features/clubs/club-writing/schedule/club-schedule.text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FilterBar } from '../../../ui/lists/FilterBar.tsx';
import { FilterSelect } from '../../../ui/lists/FilterSelect.tsx';
import { lazyModule } from '../../../kernel/lazy/lazy-module.ts';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { QUIZ_ORDERS, QUIZ_STATES, type QuizzesSearch } from './quizzes-search.ts';
import { answerFilesText as words } from '../../../features/platform/downloads/answer-files.text.ts';
import { useAllFiles } from '../../../features/platform/downloads/use-all-files.ts';

/** All files of a club's answers as one archive, for its admins. */
function ClubFilesButton({ club }: { readonly club: number }) {
  const { save, isAsking } = useAllFiles({ club });
  return (
    <Button icon="download" isPending={isAsking} onPress={() => void save()}>
      {words.ofClub}
    </Button>
  );
}

const FROM = '/quiz-dashboard/$clubSequence/quizzes';
const route = getRouteApi(FROM);
const text = clubManageText.quizzes;
/** Not needed to see the list. */
const useTaking = lazyModule(() => import('./TakeQuizzes.tsx'));
const sorts = (['club', ...QUIZ_ORDERS] as const).map((value) => ({ value, label: text.sorts[value] }));
const states = QUIZ_STATES.map((value) => ({ value, label: text.states[value] }));
/** What the list shows and in which order; each stands in the address. */
export function QuizListHead({ total }: { readonly total: number }) {
  const { clubSequence } = route.useParams();
  const { TakeQuizzes } = useTaking() ?? {};
  const { sort, state } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (search: QuizzesSearch) => void navigate({ search, resetScroll: false });
  return (
    <div className="flex flex-col gap-3 desktop:flex-row desktop:items-center">
      <FilterBar
        label={text.filters}
        className="min-w-0 flex-1"
        summary={
          <div className="flex items-center justify-between gap-1">
            {text.found(total)}
            <FilterSelect
              label={text.sort}
              options={sorts}
              value={sort ?? 'club'}
              onChange={(next) => show({ ...(state && { state }), ...(next && next !== 'club' && { sort: next }) })}
              isRequired
            />
          </div>
        }
      >
        <FilterSelect
          label={text.state}
          options={states}
          value={state}
          onChange={(next) => show({ ...(sort && { sort }), ...(next && { state: next }) })}
        />
      </FilterBar>
      <div className="flex flex-wrap justify-end gap-2">
        <ClubFilesButton club={clubSequence} />
        {TakeQuizzes ? (
          <TakeQuizzes label={text.take} clubSequence={clubSequence} />
        ) : (
          <Button icon="plus" isDisabled>
            {text.take}
          </Button>
        )}
        <RouterButtonLink to={FROM} params={{ clubSequence }} search={{ mode: 'order' }}>
          {scheduleText.edit}
        </RouterButtonLink>
      </div>
    </div>
  );
}
