import type { ContentItem } from '@dure/contract/authoring/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { getContent } from '../../../../api/authoring/contents/contents.reads.ts';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { contentsText } from '../contents.text.ts';
import { KindMark } from '../KindMark.tsx';
import { readingState } from '../reading-words.ts';
import { useLiveContents } from '../use-live-contents.ts';

const PickerDialog = lazy(() => import('./PickerDialog.tsx').then((module) => module.PickerDialog), {
  failure: 'popover',
});

const text = contentsText.picker;

export interface ContentPickerProps {
  /** The content that is chosen; null for none. */
  readonly value: number | null;
  /** What it is called as long as nothing else is known of it. */
  readonly title?: string;
  /** With the content that was chosen or uploaded, or null where it was taken off. */
  readonly onChange: (content: ContentItem | null) => void;
  readonly isDisabled?: boolean;
}

/** One content of one's own library, or a new one: for whatever rests on a content. */
export function ContentPicker({ value, title = '…', onChange, isDisabled = false }: ContentPickerProps) {
  const [isOpen, setOpen] = useState(false);
  useLiveContents();
  usePreloadOnInteraction(PickerDialog.preload, !isDisabled);
  const { data: chosen } = useQuery({ ...getContent({ params: { id: value ?? 0 } }), enabled: value !== null });
  return (
    <div role="group" aria-label={text.label} className="flex flex-wrap items-center gap-3">
      {value === null ? (
        <p className="flex-[1_1_10rem] text-ink-3">{text.none}</p>
      ) : (
        <div className="flex min-w-0 flex-[1_1_14rem] items-center gap-3">
          {chosen && <KindMark kind={chosen.kind} />}
          <div className="min-w-0">
            <p className="truncate font-semibold">{chosen?.title ?? title}</p>
            {chosen && (
              <p className={chosen.reading.state === 'FAILED' ? 'text-sm text-bad' : 'text-sm text-ink-3'}>
                {chosen.reading.state === 'FAILED'
                  ? contentsText.reading.failed(chosen.reading.reason ?? '', chosen.reading.reasonCode)
                  : readingState(chosen)}
              </p>
            )}
          </div>
        </div>
      )}
      <div className="flex gap-2">
        <Button size="small" isDisabled={isDisabled} onPress={() => setOpen(true)}>
          {value === null ? text.choose : text.change}
        </Button>
        {value !== null && (
          <Button size="small" variant="ghost" isDisabled={isDisabled} onPress={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <PickerDialog
            onClose={() => setOpen(false)}
            onPick={(content) => {
              setOpen(false);
              onChange(content);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
