import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { getContent } from '../../api/authoring/contents/contents.reads.ts';
import { ContentPanel } from '../../features/authoring/contents/panel/ContentPanel.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { contentsScreenText as text } from './contents-screen.text.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';

const route = getRouteApi('/quiz-make/contents');

/** The content that the address names, at the page that it names. */
export function OpenContent({ contentSequence }: { readonly contentSequence: number }) {
  const { at = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(getContent({ params: { id: contentSequence } }));
  return (
    <Loaded from={query} skeleton={<Skeleton shape="block" className="m-6 h-96" />}>
      {(content) => (
        <ContentPanel
          content={content}
          pageNo={at}
          onPage={(to) => void navigate({ search: (old) => ({ ...old, at: to }), replace: true, resetScroll: false })}
          closeLink={(parts) => (
            <Link
              from="/quiz-make/contents"
              to="/quiz-make/contents"
              search={({ content: _, at: __, ...old }) => old}
              resetScroll={false}
              {...parts}
            />
          )}
          action={
            content.can.edit && content.reading.state !== 'NONE' && content.reading.state !== 'FAILED' ? (
              <RouterButtonLink
                to="/quiz-make"
                search={{ write: 'ai', content: content.contentSequence }}
                variant="primary"
              >
                {text.makeQuizzes}
              </RouterButtonLink>
            ) : undefined
          }
          onDeleted={() => void navigate({ search: ({ content: _, at: __, ...old }) => old, replace: true })}
        />
      )}
    </Loaded>
  );
}
