import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import { StatGrid } from '../../../ui/layout/StatGrid.tsx';
import { growthText } from './growth.text.ts';

const words = growthText.stats;

/** Growth in a few numbers; a place in the club only where it encourages. */
export function GrowthStats({ growth, quartile, averageFinal, movement }: GrowthSummary) {
  const own = movement
    ? [{ label: words.movement, value: words.changeValue(movement.before, movement.now), note: words.movementNote }]
    : [];
  if (averageFinal === null) return null;
  const final = { label: words.final, value: growthText.points(averageFinal) };
  if (growth === null) return <StatGrid stats={[final, ...own]} />;
  return (
    <StatGrid
      stats={[
        final,
        {
          label: words.change,
          value: words.changeValue(growth.averagePre, growth.averageFinal),
          note: words.changeNote(growth.count),
        },
        ...(growth.averageGrowth === null
          ? []
          : [{ label: words.growth, value: growthText.percent(growth.averageGrowth), note: words.growthNote }]),
        ...own,
        ...(quartile === null
          ? []
          : [{ label: words.place, value: words.places[quartile as 1 | 2], note: words.placeNote }]),
      ]}
    />
  );
}
