import { restingPart } from '../../../kernel/taking-over/resting-part.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { COMING } from './late-fields.ts';

const parts = () => import('./LateParts.tsx');
const coming = (
  <div {...COMING}>
    <Skeleton shape="block" className="h-60" />
  </div>
);

export const RestingCover = restingPart(
  () => parts().then((module) => module.LateCover),
  <Skeleton shape="block" className="h-32" />,
);
export const RestingMissing = restingPart(() => parts().then((module) => module.LateMissing), coming);
export const RestingSettings = restingPart(() => parts().then((module) => module.LateSettings), coming);
