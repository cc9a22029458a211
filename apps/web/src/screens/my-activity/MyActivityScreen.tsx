import { getRouteApi, Link } from '@tanstack/react-router';
import { GoodEye } from '../../features/clubs/growth/GoodEye.tsx';
import { PointHistory } from '../../features/people/points/PointHistory.tsx';
import { pointsText } from '../../features/people/points/points.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { withPage } from '../../kernel/search-params.ts';
import { useSession } from '../../kernel/session.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { myActivityText as text } from './my-activity.text.ts';

const route = getRouteApi('/account/my/activity');

/** What is one's own: points, and the ways to the rest. */
export function MyActivityScreen() {
  usePageTitle(text.title);
  const { page = 1 } = route.useSearch();
  const { memberName } = useSession();
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={memberName} className="mb-4" />
      <nav aria-label={text.ways} className="mb-5 flex flex-wrap gap-2">
        <RouterButtonLink to="/account/my/replies">{text.replies}</RouterButtonLink>
        <RouterButtonLink to="/studyroom/ranking">{text.ranking}</RouterButtonLink>
        <RouterButtonLink to="/studyroom/friends">{text.friends}</RouterButtonLink>
        <RouterButtonLink to="/account/my/resume">{text.resume}</RouterButtonLink>
        <RouterButtonLink to="/account/my/alarms">{text.alarms}</RouterButtonLink>
        <RouterButtonLink to="/account/my/alarms/settings">{text.alarmSettings}</RouterButtonLink>
        <RouterButtonLink to="/account/my/profile">{text.profile}</RouterButtonLink>
        <RouterButtonLink to="/account/my/security">{text.security}</RouterButtonLink>
        <RouterButtonLink to="/account/my/privacy">{text.privacy}</RouterButtonLink>
      </nav>
      <GoodEye />
      <PointHistory
        page={page}
        pageLink={(to, parts) => (
          <Link from="/account/my/activity" to="/account/my/activity" search={(old) => withPage(old, to)} {...parts} />
        )}
        entryLink={({ clubSequence, quizSequence }, parts) =>
          quizSequence === null ? (
            <Link to="/quiz/$clubSequence" params={{ clubSequence: clubSequence! }} {...parts} />
          ) : (
            <Link
              to="/quiz/$clubSequence/quizzes/$quizSequence"
              params={{ clubSequence: clubSequence!, quizSequence }}
              {...parts}
            />
          )
        }
        toClubs={
          <RouterButtonLink to="/quiz" variant="primary">
            {pointsText.toClubs}
          </RouterButtonLink>
        }
      />
    </div>
  );
}
