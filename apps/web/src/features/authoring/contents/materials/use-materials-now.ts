import type { StudyMaterial } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useQueries } from '@tanstack/react-query';
import { getContent } from '../../../../api/authoring/contents/contents.reads.ts';

const AGAIN_MS = 4000;
const isOnItsWay = (state: string | undefined) => state === 'WAITING' || state === 'READING';

/** Materials as they are by now: those whose reading has not ended are asked for until it has. */
export function useMaterialsNow(materials: readonly StudyMaterial[]): StudyMaterial[] {
  const now = useQueries({
    queries: materials.map((material) => ({
      ...getContent({ params: { id: material.contentSequence } }),
      enabled: isOnItsWay(material.reading.state),
      refetchInterval: ({ state }: { state: { data?: { reading: { state: string } } | undefined } }) =>
        isOnItsWay(state.data?.reading.state ?? material.reading.state) ? AGAIN_MS : (false as const),
    })),
  });
  return materials.map((material, index) => now[index]?.data ?? material);
}
