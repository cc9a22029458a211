import { useEffect, useEffectEvent, useRef } from 'react';
import { applyEdit } from './apply-edit.ts';
import { filesIn } from './file-transfer.ts';
import { toolOf } from './tools.ts';
import { WritingToolbar, type WritingToolbarProps } from './WritingToolbar.tsx';

export interface WritingToolsProps extends Pick<WritingToolbarProps, 'isPreviewed' | 'onPreview' | 'isDisabled'> {
  readonly area: HTMLTextAreaElement | null;
  /** The surface around the field, onto which files can be dropped. */
  readonly frame: HTMLElement | null;
  /** Takes what is chosen, pasted or dropped; without it the surface is for text alone. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Endings that may be chosen. */
  readonly accept?: string | undefined;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Everything by which more than letters get into a field: toolbar, shortcuts, pasting and dropping. */
export function WritingTools({ area, frame, onFiles, accept, ...bar }: WritingToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent((transfer: DataTransfer | null, event: Event) => {
    const files = transfer && onFiles ? filesIn(transfer) : [];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles?.(files);
  });
  const useKey = useEffectEvent((event: KeyboardEvent) => {
    const tool = toolOf(event);
    if (!tool || !area || bar.isDisabled) return;
    event.preventDefault();
    applyEdit(area, tool.make);
  });
  const takesFiles = onFiles !== undefined;
  useEffect(() => {
    if (!area || !frame) return undefined;
    const off = new AbortController();
    const { signal } = off;
    area.addEventListener('keydown', (event) => useKey(event), { signal });
    if (!takesFiles) return () => off.abort();
    area.addEventListener('paste', (event) => take(event.clipboardData, event), { signal });
    const drag = (isOver: boolean) => (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      // Without this the browser would open the file in the place of the page.
      event.preventDefault();
      frame.toggleAttribute('data-dropping', isOver);
    };
    frame.addEventListener('dragover', drag(true), { signal });
    frame.addEventListener('dragleave', drag(false), { signal });
    frame.addEventListener(
      'drop',
      (event) => {
        drag(false)(event);
        take(event.dataTransfer, event);
      },
      { signal },
    );
    return () => off.abort();
  }, [area, frame, takesFiles]);

  const choose = (kind: 'picture' | 'file') => {
    if (!input.current) return;
    input.current.accept = kind === 'picture' ? 'image/*' : (accept ?? '');
    input.current.click();
  };
  return (
    <>
      <WritingToolbar {...bar} area={() => area} onAttach={onFiles && choose} />
      {onFiles && (
        <input
          ref={input}
          type="file"
          hidden
          multiple
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was taken off.
            event.target.value = '';
          }}
        />
      )}
    </>
  );
}
