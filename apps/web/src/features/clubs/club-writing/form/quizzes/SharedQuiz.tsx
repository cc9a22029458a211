import { Button } from '../../../../../ui/buttons/Button.tsx';
import { Chip } from '../../../../../ui/buttons/Chip.tsx';
import { Markdown } from '../../../../../ui/markdown/Markdown.tsx';
import type { QuizValues } from '../club-values.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { useForm } from '../use-club-form.ts';

export interface SharedQuizProps {
  readonly quiz: QuizValues;
  readonly onCopy: () => void;
}

/** The text of a quiz that is used elsewhere too: to be read here, and changed in a copy. */
export function SharedQuiz({ quiz, onCopy }: SharedQuizProps) {
  const { errorOf } = useForm();
  const { question, modelAnswer, modelAnswerKeywords, contentTitle, contentUrl } = quiz;
  const fault = errorOf(`quizzes.${quiz.key}.question`);
  return (
    <div className="flex flex-col gap-4">
      <div data-path={`quizzes.${quiz.key}.question`} className="flex flex-col gap-3 rounded-box bg-sunken p-4">
        <p className="text-ink-2">{fault ?? text.fixedNote}</p>
        <Button size="small" icon="copy" onPress={onCopy} className="self-start">
          {text.copyToEdit}
        </Button>
      </div>
      <Markdown text={question} headingLevel={4} className="font-semibold" />
      {modelAnswer !== '' && (
        <div>
          <h3 className="text-sm font-semibold text-ink-2">{text.modelAnswer}</h3>
          <Markdown text={modelAnswer} headingLevel={4} />
        </div>
      )}
      {modelAnswerKeywords.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5 text-sm">
          <span className="font-semibold text-ink-2">{text.keywords}</span>
          {modelAnswerKeywords.map((keyword) => (
            <Chip key={keyword}>{keyword}</Chip>
          ))}
        </p>
      )}
      {(contentTitle !== '' || contentUrl !== '') && (
        <p className="text-sm break-all">
          <span className="font-semibold text-ink-2">{text.content}</span> {contentTitle || contentUrl}
        </p>
      )}
    </div>
  );
}
