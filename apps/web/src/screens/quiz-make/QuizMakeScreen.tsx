import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { AwaitedModule } from '../../ui/states/AwaitedModule.tsx';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { MakeTabs } from './MakeTabs.tsx';
import { OwnQuizzes } from './OwnQuizzes.tsx';
import { quizMakeText as text } from './quiz-make.text.ts';

const route = getRouteApi('/quiz-make');
/** Not needed to see the list. */
const useEditor = lazyModule(() => import('./EditorPane.tsx'));
const useAiQuizzes = lazyModule(() => import('./AiQuizzesPane.tsx'));

/** When the editor closes, the focus goes back to where it was opened. */
function useFocusBack(open: number | undefined) {
  const last = useRef(open);
  useEffect(() => {
    if (open === undefined && last.current !== undefined) document.getElementById(`edit-${last.current}`)?.focus();
    last.current = open;
  }, [open]);
}

/** One's own quizzes, and beside them, or on a phone in their place, the one that is written. */
export function QuizMakeScreen() {
  usePageTitle(text.title);
  const { quiz, write } = route.useSearch();
  useFocusBack(quiz);
  const isWriting = quiz !== undefined || write !== undefined;
  const isByAi = quiz === undefined && write === 'ai';
  const { EditorPane } = useEditor(isWriting && !isByAi) ?? {};
  const { AiQuizzesPane } = useAiQuizzes(isByAi) ?? {};
  return (
    <div
      data-workspace={isWriting ? '' : undefined}
      className={cx(
        'flex w-full flex-1',
        isWriting && 'desktop:h-[calc(100dvh-4rem-var(--notice-height,0rem))] desktop:flex-none',
      )}
    >
      <div
        className={cx(
          'w-full min-w-0 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-6 desktop:pb-16',
          isWriting ? 'max-desktop:hidden desktop:flex-1 desktop:overflow-y-auto' : 'mx-auto max-w-page',
        )}
      >
        <PageHeader
          title={text.title}
          lead={text.lead}
          actions={
            <>
              <RouterButtonLink to="/quiz-make/import" icon="upload">
                {text.import}
              </RouterButtonLink>
              <RouterButtonLink
                from="/quiz-make"
                to="/quiz-make"
                search={({ quiz: _, ...old }) => ({ ...old, write: 'ai' as const })}
              >
                {text.byAi}
              </RouterButtonLink>
              <RouterButtonLink
                from="/quiz-make"
                to="/quiz-make"
                search={({ quiz: _, content: __, ...old }) => ({ ...old, write: 'new' as const })}
                icon="plus"
                variant={isWriting ? 'secondary' : 'primary'}
              >
                {text.write}
              </RouterButtonLink>
            </>
          }
        />
        <MakeTabs current="/quiz-make" className="mt-3" />
        <OwnQuizzes />
      </div>
      {isWriting && (
        <div className="flex min-w-0 flex-1 flex-col border-line bg-surface desktop:w-155 desktop:max-w-1/2 desktop:flex-none desktop:border-l">
          {/* On a phone the list with its heading is away. */}
          <h1 className="sr-only desktop:hidden">{text.title}</h1>
          {AiQuizzesPane ? (
            <AiQuizzesPane />
          ) : EditorPane ? (
            <EditorPane key={quiz ?? 'new'} quizSequence={quiz} />
          ) : (
            <AwaitedModule failure={isByAi ? useAiQuizzes.failure : useEditor.failure}>
              <Waiting />
            </AwaitedModule>
          )}
        </div>
      )}
    </div>
  );
}
