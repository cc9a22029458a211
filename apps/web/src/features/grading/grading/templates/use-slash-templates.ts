import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { listFeedbackTemplates } from '../../../../api/grading/feedback-templates/feedback-templates.reads.ts';
import { isComposing } from '../../../../ui/keys/is-composing.ts';
import { OWN_ESCAPE } from '../keys/grading-keys.ts';
import { inPlace, slashToken } from './slash-template.ts';
import { optionId } from './TemplateMenu.tsx';

interface Slash {
  readonly club: number;
  readonly nickname: string;
  readonly text: string;
  readonly onText: (text: string) => void;
}

type Area = Pick<HTMLTextAreaElement, 'selectionStart' | 'selectionEnd' | 'setSelectionRange'>;

const fits = ({ title, text }: FeedbackTemplate, sought: string) =>
  `${title} ${text}`.toLowerCase().includes(sought.toLowerCase());

/** Templates by `/` in a field: the list that is open, and the keys of the field that work it. */
export function useSlashTemplates({ club, nickname, text, onText }: Slash) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const token = caret === undefined ? null : slashToken(text, caret);
  const list = useQuery({ ...listFeedbackTemplates({ params: { club } }), enabled: token !== null });
  const found = token ? (list.data?.contents ?? []).filter((one) => fits(one, token.sought)) : [];
  const chosen = Math.min(active, Math.max(0, found.length - 1));

  const put = (words: string, area: Area | null) => {
    if (!token) return;
    const next = inPlace(text, token, words);
    // At once: a frame later the caret would be taken from whoever types on.
    flushSync(() => {
      onText(next.text);
      setCaret(undefined);
    });
    area?.setSelectionRange(next.caret, next.caret);
  };
  const choose = (template: FeedbackTemplate, area: Area | null) => put(fillTemplate(template.text, nickname), area);

  // Letters that no template has are words with a slash before them.
  const isOpen = token !== null && (found.length > 0 || token.sought === '');
  return {
    id,
    /** For the field, while the list is open. */
    fieldProps: isOpen && { 'aria-controls': id, 'aria-activedescendant': optionId(id, chosen), ...OWN_ESCAPE },
    token: isOpen ? token : null,
    isEmpty: list.data?.contents.length === 0,
    found,
    active: chosen,
    choose,
    /** The caret moved, or something was typed. */
    follow: (area: Pick<HTMLInputElement, 'selectionStart' | 'selectionEnd'>) => {
      setCaret(area.selectionStart === area.selectionEnd ? (area.selectionStart ?? undefined) : undefined);
      setActive(0);
    },
    close: () => setCaret(undefined),
    press(
      event: Pick<KeyboardEvent, 'key' | 'nativeEvent' | 'ctrlKey' | 'metaKey' | 'currentTarget' | 'preventDefault'>,
    ) {
      if (!token || isComposing(event.nativeEvent)) return;
      const area = event.currentTarget;
      if (!(area instanceof HTMLTextAreaElement)) return;
      const template = found[chosen];
      if (event.key === 'Escape') put('', area);
      else if (event.key === 'Enter' && template && !event.ctrlKey && !event.metaKey) choose(template, area);
      else if (event.key === 'ArrowDown') setActive(Math.min(chosen + 1, found.length - 1));
      else if (event.key === 'ArrowUp') setActive(Math.max(chosen - 1, 0));
      else return;
      event.preventDefault();
    },
  };
}
