import { useState } from 'react';
import { Markdown } from './Markdown.tsx';
import { Tabs } from '../layout/Tabs.tsx';
import { TextArea, type TextAreaProps } from '../fields/TextArea.tsx';
import { uiText } from '../ui.text.ts';

export type MarkdownEditorProps = Omit<TextAreaProps, 'labelHidden'>;

/** What is typed and how it will be read. The field stays in the page, with its cursor and its undo. */
export function MarkdownEditor({ className, description = uiText.markdown.hint, ...field }: MarkdownEditorProps) {
  const { write, preview, modes, empty } = uiText.markdown;
  const [mode, setMode] = useState<'write' | 'preview'>('write');
  return (
    <div role="group" aria-label={field.label} className={className}>
      <Tabs
        label={modes}
        selected={mode}
        onSelect={setMode}
        keepPanels
        panelClassName="pt-3"
        tabs={[
          { id: 'write', label: write, content: <TextArea {...field} description={description} labelHidden /> },
          {
            id: 'preview',
            label: preview,
            content: (
              <div className="min-h-20 rounded-control border border-line bg-surface px-4 py-3">
                {field.value.trim() === '' ? (
                  <p className="text-ink-3">{empty}</p>
                ) : (
                  mode === 'preview' && <Markdown text={field.value} />
                )}
              </div>
            ),
          },
        ]}
      />
    </div>
  );
}
