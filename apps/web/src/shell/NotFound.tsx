import { usePageTitle } from '../kernel/page-title.ts';
import { RouterButtonLink } from '../ui/buttons/RouterButtonLink.tsx';
import { shellText } from './shell.text.ts';

const text = shellText.notFound;

export function NotFound() {
  usePageTitle(text.title);
  return (
    <div className="m-auto flex max-w-reading flex-col items-center gap-3 px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">{text.title}</h1>
      <p className="text-ink-2">{text.body}</p>
      <div className="mt-4 flex gap-2">
        <RouterButtonLink to="/">{text.home}</RouterButtonLink>
        <RouterButtonLink to="/quiz" variant="primary">
          {text.quizClubs}
        </RouterButtonLink>
      </div>
    </div>
  );
}
