import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { usePreloadOnInteraction } from '../../../../kernel/lazy/use-preload-on-interaction.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DropArea } from '../../../../ui/files/DropArea.tsx';
import { FileButton } from '../../../../ui/files/FileButton.tsx';
import { sortFiles } from '../../../../ui/files/file-rules.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Spinner } from '../../../../ui/states/Spinner.tsx';
import { CONTENT_FILES } from '../content-rules.ts';
import { contentsText } from '../contents.text.ts';
import type { Adding } from '../use-adding.ts';

const PostDialog = lazy(() => import('./PostDialog.tsx').then((module) => module.PostDialog), { failure: 'popover' });

const text = contentsText.library;
/** More at once than anybody waits for. */
const MAX_AT_ONCE = 20;

export interface UploadZoneProps {
  readonly adding: Adding;
  /** Of several files the first one alone is taken. */
  readonly takesOne?: boolean;
  readonly onLink: () => void;
  /** Where what is in the library already can be chosen. */
  readonly onLibrary?: () => void;
}

/** Where files are dropped or chosen, and links and articles are added. */
export function UploadZone({ adding, takesOne = false, onLink, onLibrary }: UploadZoneProps) {
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [isChoosingPost, setChoosingPost] = useState(false);
  usePreloadOnInteraction(PostDialog.preload);
  const { sending, refused, addFiles, onAdded } = adding;
  const isSending = sending !== undefined;
  const add = (offered: readonly File[]) => {
    if (isSending || offered.length === 0) return;
    const { taken, refusals: reasons } = sortFiles(offered, 0, { ...CONTENT_FILES, maxCount: MAX_AT_ONCE });
    setRefusals(reasons);
    if (taken.length > 0) void addFiles(takesOne ? taken.slice(0, 1) : taken);
  };
  return (
    <>
      <DropArea
        label={text.zone}
        isDisabled={isSending}
        onFiles={add}
        className="flex min-h-16 flex-wrap items-center justify-center gap-x-2 gap-y-1 rounded-box border border-dashed border-edge bg-surface px-4 py-2 text-ink-2 transition-colors data-drop-target:border-brand data-drop-target:bg-brand-soft"
      >
        {isSending ? (
          <span role="status" className="flex min-w-0 items-center gap-2">
            <Spinner />
            <span className="truncate">{text.sending(sending)}</span>
          </span>
        ) : (
          <>
            <Icon name="upload" className="max-desktop:hidden" />
            <span className="max-desktop:hidden">{text.drop}</span>
            <FileButton
              variant="ghost"
              size="small"
              className="text-brand-ink!"
              kinds={CONTENT_FILES.kinds}
              takesSeveral={!takesOne}
              onChoose={add}
            >
              {text.choose}
            </FileButton>
            <span aria-hidden="true">·</span>
            <Button variant="ghost" size="small" className="text-brand-ink!" onPress={onLink}>
              {text.addLink}
            </Button>
            <span aria-hidden="true" className="max-desktop:hidden">
              ·
            </span>
            <Button variant="ghost" size="small" className="text-brand-ink!" onPress={() => setChoosingPost(true)}>
              {text.addPost}
            </Button>
            {onLibrary && (
              <>
                <span aria-hidden="true" className="max-desktop:hidden">
                  ·
                </span>
                <Button variant="ghost" size="small" className="text-brand-ink!" onPress={onLibrary}>
                  {contentsText.picker.fromLibrary}
                </Button>
              </>
            )}
            <span className="text-sm text-ink-3">{text.limit}</span>
          </>
        )}
      </DropArea>
      {isChoosingPost && (
        <Suspense>
          <PostDialog onAdded={onAdded} onClose={() => setChoosingPost(false)} />
        </Suspense>
      )}
      <div role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {[...refusals, ...refused].map((refusal) => (
          <p key={refusal}>{refusal}</p>
        ))}
      </div>
    </>
  );
}
