import type { GrowthSummary } from '@dure/contract/growth/growth.endpoints';
import type { Quartile } from '@dure/contract/growth/growth';
import { StatGrid } from '../../ui/layout/StatGrid.tsx';
import { growthText } from './growth.text.ts';

const words = growthText.stats;

/** Growth in three numbers; without grades of pre-answers in one. */
export function GrowthStats({ growth, quartile, averageFinal }: GrowthSummary) {
  if (growth === null) {
    return averageFinal === null ? null : (
      <StatGrid stats={[{ label: words.final, value: growthText.points(averageFinal) }]} />
    );
  }
  const place =
    quartile === null
      ? { value: words.placeUnknown, note: words.placeUnknownNote }
      : { value: words.places[quartile as Quartile], note: words.placeNote };
  return (
    <StatGrid
      stats={[
        {
          label: words.change,
          value: words.changeValue(growth.averagePre, growth.averageFinal),
          note: words.changeNote(growth.count),
        },
        { label: words.growth, value: growthText.percent(growth.averageGrowth), note: words.growthNote },
        { label: words.place, ...place },
      ]}
    />
  );
}
