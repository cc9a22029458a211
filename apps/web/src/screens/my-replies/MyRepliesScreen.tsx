import { getRouteApi, Link } from '@tanstack/react-router';
import { MyReplies } from '../../features/answering/replies/MyReplies.tsx';
import { repliesText } from '../../features/answering/replies/replies.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { withPage } from '../../kernel/search-params.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';

const route = getRouteApi('/account/my/replies');
const words = repliesText.mine;

/** Everything that a member has said under answers. */
export function MyRepliesScreen() {
  usePageTitle(words.title);
  const { page = 1 } = route.useSearch();
  return (
    <div className="mx-auto w-full max-w-180 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={words.title} lead={words.lead} className="mb-4" />
      <MyReplies
        page={page}
        pageLink={(to, parts) => (
          <Link from="/account/my/replies" to="/account/my/replies" search={(old) => withPage(old, to)} {...parts} />
        )}
        replyLink={({ clubSequence, quizSequence, member, answerReplySequence }, parts) => (
          <Link
            to="/quiz/$clubSequence/quizzes/$quizSequence"
            params={{ clubSequence, quizSequence }}
            search={{ answer: member.memberUUID, reply: answerReplySequence }}
            {...parts}
          />
        )}
        toClubs={
          <RouterButtonLink to="/quiz" variant="primary">
            {words.toClubs}
          </RouterButtonLink>
        }
      />
    </div>
  );
}
