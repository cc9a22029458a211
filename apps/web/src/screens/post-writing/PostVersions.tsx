import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listPostVersions } from '../../api/publishing/posts/posts.reads.ts';
import type { PostValues } from '../../features/publishing/posts/writing/post-values.ts';
import { writingText as text } from '../../features/publishing/posts/writing/writing.text.ts';
import { pageCount } from '../../kernel/query-client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import { useTimeZone } from '../../ui/dates/time-zone.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.ts';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/states/Skeleton.tsx';

const A_PAGE = 10;

export interface PostVersionsProps {
  readonly postSequence: number;
  readonly onRestore: (part: Pick<PostValues, 'contentsName' | 'description' | 'text'>) => void;
  readonly onClose: () => void;
}

/** What a post said before; an earlier text comes back into the form, and counts once it is saved. */
export function PostVersions({ postSequence, onRestore, onClose }: PostVersionsProps) {
  const [page, setPage] = useState(1);
  const toast = useToast();
  const zone = useTimeZone();
  const query = { page, size: A_PAGE };
  const versions = useQuery(listPostVersions({ params: { postSequence }, query }));
  const pages = pageCount(versions.data, A_PAGE);
  return (
    <Dialog title={text.versions} isOpen onClose={onClose} size="medium">
      <Loaded
        from={versions}
        skeleton={
          <SkeletonGroup>
            <Skeleton shape="block" className="h-40" />
          </SkeletonGroup>
        }
      >
        {({ contents }) => (
          <ul className="divide-y divide-line">
            {contents.map(({ versionNo, contentsName, description, text: words, writtenBy, writtenAt }) => (
              <li key={versionNo} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                <div className="min-w-0 flex-1">
                  <p className="truncate font-semibold">{contentsName}</p>
                  <p className="text-sm text-ink-3">
                    {text.versionBy(writtenBy.nickname, formatDateTime(writtenAt, zone))}
                  </p>
                  <p className="line-clamp-2 text-sm text-ink-2">{words}</p>
                </div>
                <Button
                  size="small"
                  onPress={() => {
                    onRestore({ contentsName, description, text: words });
                    onClose();
                    toast({ message: text.restored, tone: 'good' });
                  }}
                >
                  {text.restore}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {pages > 1 && (
        <div className="flex justify-between gap-2 pt-2">
          <Button size="small" isDisabled={page === 1} onPress={() => setPage(page - 1)}>
            {text.newer}
          </Button>
          <Button size="small" isDisabled={page >= pages} onPress={() => setPage(page + 1)}>
            {text.older}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
