import { LateForm } from '../../features/clubs/club-writing/form/late/late-form.tsx';
import { QuizPlan } from '../../features/clubs/club-writing/form/quizzes/QuizPlan.tsx';
import { SectionSave } from '../../features/clubs/club-writing/form/settings/SectionSave.tsx';
import { QuizPicker } from '../../features/authoring/quizzes/picker/QuizPicker.tsx';
import { quizContent } from './QuizContent.tsx';

/** The club's quizzes over its period, with the ways to quizzes that exist already. */
export const PlanPart = () => (
  <LateForm>
    {() => (
      <>
        <QuizPlan picking={(parts) => <QuizPicker {...parts} />} content={quizContent} />
        <SectionSave section="plan" />
      </>
    )}
  </LateForm>
);
