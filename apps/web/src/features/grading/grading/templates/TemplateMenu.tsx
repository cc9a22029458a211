import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { useEffect, useRef } from 'react';
import { cx } from '../../../../ui/cx.ts';
import { templatesText as text } from './templates.text.ts';

export interface TemplateMenuProps {
  readonly id: string;
  readonly sought: string;
  readonly found: readonly FeedbackTemplate[];
  readonly active: number;
  /** Nobody has written a template yet. */
  readonly isEmpty: boolean;
  readonly onChoose: (template: FeedbackTemplate) => void;
}
export const optionId = (id: string, index: number): string => `${id}-${index}`;

/** Templates that fit what was typed after `/`; the field keeps the focus and its keys. */
export function TemplateMenu({ id, sought, found, active, isEmpty, onChoose }: TemplateMenuProps) {
  const place = useRef<HTMLDivElement>(null);
  const count = found.length;
  // It opens under the field, where the pane may end; the arrows go on below what it shows.
  useEffect(() => {
    place.current?.scrollIntoView?.({ block: 'nearest' });
    if (count > 0) document.getElementById(optionId(id, active))?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active, count]);
  return (
    <div ref={place} className="rounded-box border border-line bg-surface shadow-float">
      <p className="px-3 py-1.5 text-xs text-ink-3">{isEmpty ? text.none : text.found(sought, found.length)}</p>
      <div id={id} role="listbox" aria-label={text.title} className="max-h-44 overflow-auto">
        {found.map((template, index) => (
          // The field's own keys choose; the pointer does the same.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={template.templateSequence}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(template)}
            className={cx(
              'line-clamp-2 min-h-11 cursor-pointer border-t border-line px-3 py-2 text-sm desktop:min-h-9',
              index === active && 'bg-brand-soft',
            )}
          >
            <b className="font-semibold">{template.title}</b> {template.text}
          </div>
        ))}
      </div>
    </div>
  );
}
