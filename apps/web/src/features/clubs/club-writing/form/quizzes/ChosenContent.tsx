import type { QuizValues } from '../club-values.ts';
import { useForm } from '../use-club-form.ts';
import type { ContentPart } from './content-part.ts';

export interface ChosenContentProps {
  readonly quiz: QuizValues;
  readonly content: ContentPart;
}

/** The content of the library that a quiz rests on, and the way to another. */
export function ChosenContent({ quiz, content }: ChosenContentProps) {
  const { setQuiz, fieldAt } = useForm();
  const { error, ...field } = fieldAt(`quizzes.${quiz.key}.contentSequence`);
  return (
    <div {...field} className="flex flex-col gap-1.5">
      {content({
        value: quiz.contentSequence,
        title: quiz.contentTitle,
        onChange: (chosen) =>
          setQuiz(quiz.key, {
            contentSequence: chosen?.contentSequence ?? null,
            contentTitle: chosen?.title ?? '',
            contentUrl: chosen?.contentUrl ?? '',
          }),
      })}
      {error !== undefined && (
        <p data-sentence="" className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
