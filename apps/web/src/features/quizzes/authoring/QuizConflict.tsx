import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
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

/** Another tab or device saved first: what differs, and which version to go on with. It can be put off; nothing is sent until then. */
export function QuizConflict({ draft }: { readonly draft: QuizDraft }) {
  const { theirs, value, engine } = draft;
  const [putOff, setPutOff] = useState<QuizDraft['theirs']>();
  if (theirs === null) return null;
  if (putOff === theirs) {
    return (
      <Button size="small" onPress={() => setPutOff(undefined)} className="self-start">
        {text.choose}
      </Button>
    );
  }
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={() => setPutOff(theirs)}
      actions={
        <>
          <Button onPress={() => engine.choose('theirs')}>{text.theirs}</Button>
          <Button variant="primary" onPress={() => engine.choose('mine')}>
            {text.mine}
          </Button>
        </>
      }
    >
      <p>{text.body}</p>
      <Differences mine={value} theirs={theirs.value} />
    </Dialog>
  );
}
