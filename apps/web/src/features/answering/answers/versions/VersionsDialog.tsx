import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { SkeletonGroup, SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { listAnswerVersions } from '../../../../api/answering/answers/answer-versions.reads.ts';
import type { QuizAddress } from '../../../../api/answering/answers/answer-address.ts';
import { versionsText } from './versions.text.ts';
import { VersionCompare } from './VersionCompare.tsx';
import { VersionList } from './VersionList.tsx';

const words = versionsText;

interface Pair {
  readonly older: number;
  readonly newer: number;
}

function Versions({ address }: { readonly address: QuizAddress }) {
  const [pair, setPair] = useState<Pair>();
  const skeleton = (
    <SkeletonGroup>
      <SkeletonText lines={6} />
    </SkeletonGroup>
  );
  return (
    <Loaded from={useQuery(listAnswerVersions({ params: address }))} skeleton={skeleton}>
      {({ contents }) => {
        const latest = contents[0]?.versionNo ?? 1;
        const { older, newer } = pair ?? { older: Math.max(1, latest - 1), newer: latest };
        return (
          <div className="grid items-start gap-5 desktop:grid-cols-[16rem_minmax(0,1fr)]">
            <VersionList versions={contents} open={newer} onOpen={(no) => setPair({ older: no, newer: no })} />
            <VersionCompare
              address={address}
              versions={contents}
              older={older}
              newer={newer}
              onPair={(part) => setPair({ older, newer, ...part })}
            />
          </div>
        );
      }}
    </Loaded>
  );
}

export interface VersionsDialogProps {
  readonly address: QuizAddress;
  readonly onClose: () => void;
}

/** Every text that was submitted, to be read again and compared. */
export function VersionsDialog({ address, onClose }: VersionsDialogProps) {
  return (
    <Dialog title={words.title} isOpen onClose={onClose} size="large" closesOnBackdrop>
      <Versions address={address} />
    </Dialog>
  );
}
