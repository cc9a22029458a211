import { VersionChoice } from '../../../../ui/drafts/VersionChoice.tsx';
import { editorText } from './editor.text.ts';
import type { QuizDraft } from './quiz-draft.ts';
import { differingParts, type QuizValues } from './quiz-values.ts';

const text = editorText.conflict;
const NAMES: Partial<Record<keyof QuizValues, string>> = {
  question: editorText.question,
  modelAnswer: editorText.modelAnswer,
  modelAnswerKeywords: editorText.keywords,
  tags: editorText.tags,
};
const said = (value: QuizValues[keyof QuizValues]) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''));

function Differences({ mine, theirs }: { readonly mine: QuizValues; readonly theirs: QuizValues }) {
  const parts = differingParts(mine, theirs);
  const shown = parts.filter((part) => NAMES[part] !== undefined);
  return (
    <ul className="mt-3 flex flex-col gap-2">
      {shown.map((part) => (
        <li key={part} className="rounded-control bg-sunken px-3 py-2">
          <span className="font-semibold">{NAMES[part]}</span>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            <dt className="text-ink-3">{text.mineShort}</dt>
            <dd className="line-clamp-3">{said(mine[part]) || text.empty}</dd>
            <dt className="text-ink-3">{text.theirsShort}</dt>
            <dd className="line-clamp-3">{said(theirs[part]) || text.empty}</dd>
          </dl>
        </li>
      ))}
      {shown.length < parts.length && <li className="text-sm text-ink-3">{text.others}</li>}
    </ul>
  );
}

/** Another tab or device saved first: what differs, and which version to go on with. */
export function QuizConflict({ draft: { theirs, value, engine } }: { readonly draft: QuizDraft }) {
  return (
    <VersionChoice theirs={theirs} onChoose={(version) => engine.choose(version)} text={text}>
      {theirs && <Differences mine={value} theirs={theirs.value} />}
    </VersionChoice>
  );
}
