import type { FileRef } from '@dure/contract/tenancy/files/file-ref';
import { INTERACTION } from '../../../kernel/hydration/first-interaction.ts';
import { lazyModule } from '../../../kernel/lazy/lazy-module.ts';
import { usePreloadOnInteraction } from '../../../kernel/lazy/use-preload-on-interaction.ts';

const useFileList = lazyModule(() => import('../../../features/answering/answers/FileList.tsx'));

/** Files of an answer; few have any. */
export function AnswerFiles({ files }: { readonly files: readonly FileRef[] }) {
  const { FileList } = useFileList(files.length > 0) ?? {};
  usePreloadOnInteraction(useFileList.preload, true, INTERACTION);
  return FileList && <FileList files={files} />;
}
