import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { Markdown } from '../../../../ui/markdown/Markdown.tsx';
import { editorText as text } from './editor.text.ts';

/** A deleted quiz, to be read before it is brought back. */
export function QuizReading({ quiz }: { readonly quiz: AuthoredQuizDetail }) {
  const { question, modelAnswer, modelAnswerKeywords } = quiz;
  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-box bg-sunken px-4 py-3 text-ink-2">{text.deleted}</p>
      <Markdown text={question} headingLevel={3} className="font-semibold" />
      {modelAnswer !== '' && <Markdown text={modelAnswer} headingLevel={3} />}
      {modelAnswerKeywords.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm">
          <span className="text-ink-3">{text.keywords}</span>
          {modelAnswerKeywords.map((keyword) => (
            <Chip key={keyword}>{keyword}</Chip>
          ))}
        </p>
      )}
    </div>
  );
}
