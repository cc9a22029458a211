import { getRouteApi, Link } from '@tanstack/react-router';
import { MemberEvidence } from '../../../features/insight/dashboard/member/MemberEvidence.tsx';
import { ReportsPanel } from './ReportsPanel.tsx';

const FROM = '/quiz-dashboard/$clubSequence/evaluation';
const route = getRouteApi(FROM);

/** Reports of a quiz club's members, from what they answered. */
export function EvaluationTab() {
  const { clubSequence } = route.useParams();
  const navigate = route.useNavigate();
  return (
    <ReportsPanel
      clubSequence={clubSequence}
      search={route.useSearch()}
      link={(search, parts, isStill = false) => (
        <Link from={FROM} to="." search={search} resetScroll={!isStill} activeOptions={{ exact: true }} {...parts} />
      )}
      go={(to) => void navigate(to)}
      answerLink={(memberUUID) => (quiz, parts) => (
        <Link
          to="/quiz-dashboard/$clubSequence/grading"
          params={{ clubSequence }}
          search={{ quiz, answer: `${quiz}.${memberUUID}` }}
          {...parts}
        />
      )}
      evidence={(memberUUID) => <MemberEvidence clubSequence={clubSequence} memberUUID={memberUUID} />}
    />
  );
}
