import { useCallback, useEffect, useState, type CompositionEvent, type ReactNode } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { cx } from '../cx.ts';
import { TextArea, type TextAreaProps } from '../fields/TextArea.tsx';
import { Preview } from './Preview.tsx';
import { usePreviewShown } from './use-preview-shown.ts';

// Whoever writes without a connection goes on writing without them.
const WritingTools = lazy(() => import('./WritingTools.tsx').then((module) => module.WritingTools), {
  hydrateOn: 'interaction',
});

export interface WritingFieldProps extends Omit<TextAreaProps, 'inputRef' | 'inputClassName' | 'labelHidden'> {
  /** Names the choice of the preview, kept for each kind of place. */
  readonly place: 'answer' | 'reply' | 'quiz' | 'feedback' | 'post';
  /** Hears of the field once it stands, and of its going. Give the same function as long as it means the same. */
  readonly onField?: ((field: HTMLTextAreaElement | null) => void) | undefined;
  /** Takes files that are chosen, pasted or dropped. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Endings of the files that may be chosen. */
  readonly accept?: string;
  /** The tools are shown; without them the field is a line of its own that grows. */
  readonly hasTools?: boolean;
  readonly areaClassName?: string;
  /** What belongs to the text, under it within the frame. */
  readonly children?: ReactNode;
}

const composing = (isComposing: boolean) => (event: CompositionEvent<HTMLElement>) => {
  if (event.target instanceof HTMLElement) event.target.toggleAttribute('data-composing', isComposing);
};

/** Where Markdown is written: a plain field with a toolbar and a preview. The field takes text before both are here, and without them. */
export function WritingField(props: WritingFieldProps) {
  const {
    place,
    onField,
    onFiles,
    accept,
    hasTools = true,
    areaClassName,
    children,
    className,
    error,
    ...field
  } = props;
  const [area, setArea] = useState<HTMLTextAreaElement | null>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const [isPreviewed, showPreview] = usePreviewShown(place);
  const hasPreview = hasTools && isPreviewed !== false && field.value.trim() !== '';
  // At once: keys that were pressed ahead wait for the field, and go on as soon as it stands.
  const hold = useCallback(
    (element: HTMLTextAreaElement | null) => {
      setArea(element);
      onField?.(element);
    },
    [onField, setArea],
  );
  // The markup of the tools may have come before them, from where the width is not known.
  useEffect(() => {
    frame?.querySelector('[role=toolbar] [aria-pressed]')?.setAttribute('aria-pressed', String(isPreviewed !== false));
  }, [frame, isPreviewed]);
  return (
    <div
      ref={setFrame}
      onCompositionStart={composing(true)}
      onCompositionEnd={composing(false)}
      className={cx(
        '@container min-w-0 overflow-clip rounded-box border border-edge bg-surface focus-within:border-brand focus-within:ring-1',
        'focus-within:ring-brand data-dropping:border-brand data-dropping:bg-brand-soft',
        error !== undefined && 'border-bad!',
        className,
      )}
    >
      {hasTools && (
        <WritingTools
          {...{ area, frame, onFiles, accept }}
          fallback={<div className="h-12 border-b border-line desktop:h-10" />}
          isPreviewed={isPreviewed !== false}
          onPreview={showPreview}
          isDisabled={field.isReadOnly === true || field.isDisabled === true}
        />
      )}
      <div className="@[56rem]:flex">
        <TextArea
          {...field}
          error={error}
          labelHidden
          inputRef={hold}
          className="flex-1 gap-0! [&>div:last-child]:px-4 [&>div:last-child]:pb-2"
          inputClassName={cx('rounded-none! border-0! bg-transparent! px-4! py-3! ring-0!', areaClassName)}
        />
        {hasPreview && <Preview text={field.value} isByWidth={isPreviewed === 'byWidth'} />}
      </div>
      {children}
    </div>
  );
}
