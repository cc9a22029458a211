import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { Skeleton } from '../../../../ui/states/Skeleton.tsx';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { contentsText } from '../contents.text.ts';
import { NoFile } from './NoFile.tsx';
import { PdfPage } from './PdfPage.tsx';
import { ReadText } from './ReadText.tsx';
import { useFile } from './use-file.ts';
import { useMeantWords } from './use-meant-words.ts';
import { viewerText as text } from './viewer.text.ts';

/** Few contents are articles. */
const PostText = lazy(() => import('./PostText.tsx').then((module) => module.PostText));

/** Percent of the width that a page has here. */
const ZOOMS = [100, 125, 150, 200] as const;

function Picture({ fileKey, title }: { readonly fileKey: string; readonly title: string }) {
  const { data: file, error } = useFile(fileKey);
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!file || !picture.current) return undefined;
    const url = URL.createObjectURL(file);
    picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  if (error) return <NoFile failed={text.failedPicture} />;
  return <img ref={picture} alt={text.image(title)} className="mx-auto max-w-full" />;
}

export interface ContentPreviewProps {
  readonly content: ContentView;
  /** The page to open a PDF at. */
  readonly pageNo: number;
  readonly onPage: (pageNo: number) => void;
  /** The passage to open what is read as text at, by its order. */
  readonly passage?: number;
  /** Words of it that are meant: they are marked, on the page of a PDF or in the text. */
  readonly quote?: string;
  /** Ways on from a content that could not be read. */
  readonly remedies?: ReactNode;
  /** The end of what has no pages has come into view. */
  readonly onEnd?: () => void;
}

/** A content as it is: the pages of a PDF as they were set, everything else as the text that was read. */
export function ContentPreview({ content, pageNo, onPage, passage, quote = '', remedies, onEnd }: ContentPreviewProps) {
  const [asText, setAsText] = useState(false);
  const [zoom, setZoom] = useState<number>(ZOOMS[0]);
  const { kind, file, post, reading, unit, unitCount, title } = content;
  const words = useMeantWords(content, kind === 'PDF' || post ? passage : undefined, quote);
  const { state } = reading;
  const hasPages = kind === 'PDF' && file !== null && unitCount !== null && state === 'READ';
  if (kind === 'IMAGE' && file) return <Picture fileKey={file.key} title={title} />;
  // Who cannot mend the reading has nothing to do with it: the text is there.
  if (post && (state !== 'FAILED' || remedies === undefined)) {
    return (
      <Suspense fallback={<Skeleton shape="block" className="m-6 h-60" />}>
        <PostText {...{ post, onEnd }} meant={words} />
      </Suspense>
    );
  }
  if (state === 'FAILED') {
    return (
      <div className="flex flex-col items-start gap-3 p-6">
        <p className="text-bad">{contentsText.reading.failed(reading.reason ?? '', reading.reasonCode)}</p>
        {remedies}
      </div>
    );
  }
  if (state !== 'READ') {
    return (
      <div className="p-6">
        <Progress
          label={contentsText.reading.label}
          valueText={
            state === 'WAITING'
              ? contentsText.reading.WAITING
              : contentsText.reading.progress(unit, reading.done, reading.of)
          }
          {...(reading.of > 0 && { value: reading.done, max: reading.of })}
        />
      </div>
    );
  }
  if (!hasPages) return <ReadText key={passage} {...{ content, passage, quote, onEnd }} />;
  const page = Math.min(Math.max(pageNo, 1), unitCount);
  return (
    <>
      <div className="sticky top-0 z-1 flex items-center gap-1 border-b border-line bg-surface px-4 py-1">
        <IconButton
          size="small"
          icon="chevronLeft"
          label={text.previous}
          isDisabled={asText || page === 1}
          onPress={() => onPage(page - 1)}
        />
        <p aria-live="polite" className="text-sm text-ink-2 tabular-nums">
          {text.at(page, unitCount)}
        </p>
        <IconButton
          size="small"
          icon="chevronRight"
          label={text.next}
          isDisabled={asText || page === unitCount}
          onPress={() => onPage(page + 1)}
        />
        <span className="ml-auto flex items-center">
          <IconButton
            size="small"
            icon="minus"
            label={text.smaller}
            isDisabled={asText || zoom === ZOOMS[0]}
            onPress={() => setZoom(ZOOMS.findLast((one) => one < zoom) ?? zoom)}
          />
          <span aria-live="polite" className="w-11 text-center text-sm text-ink-2 tabular-nums max-desktop:hidden">
            {text.zoom(zoom)}
          </span>
          <IconButton
            size="small"
            icon="plus"
            label={text.larger}
            isDisabled={asText || zoom === ZOOMS.at(-1)}
            onPress={() => setZoom(ZOOMS.find((one) => one > zoom) ?? zoom)}
          />
        </span>
        <Button size="small" variant="ghost" onPress={() => setAsText(!asText)}>
          {asText ? text.pages : text.text}
        </Button>
      </div>
      {asText ? (
        <ReadText key={passage} {...{ content, passage, quote }} />
      ) : (
        <div
          className="overflow-x-auto bg-sunken px-4 py-4 desktop:px-10"
          role="group"
          aria-label={text.page(page)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
          tabIndex={0}
        >
          {/* Drawn anew: letters that are only stretched grow dim. */}
          <PdfPage key={zoom} fileKey={file.key} pageNo={page} quote={words} zoom={zoom} />
        </div>
      )}
    </>
  );
}
