import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { quizMakeText as text } from './quiz-make.text.ts';

const route = getRouteApi('/quiz-make/import');
/** Comes after the page, so that what it shares with others makes no file of theirs larger. */
const ImportWizard = lazy(() => import('./ImportWizard.tsx').then((module) => module.ImportWizard));
void ImportWizard.preload();

/** A file of quizzes or contents on its way in: chosen, checked row by row, registered. */
export function ImportScreen() {
  usePageTitle(text.import);
  const { type = 'quiz' } = route.useSearch();
  return (
    <Suspense fallback={<Waiting />}>
      <ImportWizard key={type} type={type} />
    </Suspense>
  );
}
