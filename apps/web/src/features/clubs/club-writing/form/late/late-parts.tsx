import { lazy } from '../../../../../kernel/lazy/lazy.tsx';
import { Skeleton } from '../../../../../ui/states/Skeleton.tsx';
import { COMING } from './late-fields.ts';

const parts = () => import('./form-parts.tsx');
const Cover = lazy(() => parts().then((module) => module.CoverPart), { hydrateOn: 'interaction' });
const Missing = lazy(() => parts().then((module) => module.MissingPart), { hydrateOn: 'interaction' });
const Settings = lazy(() => parts().then((module) => module.SettingsPart), { hydrateOn: 'interaction' });

const coming = (
  <div {...COMING}>
    <Skeleton shape="block" className="h-60" />
  </div>
);

export const LateCover = () => <Cover fallback={<Skeleton shape="block" className="h-32" />} />;
export const LateMissing = () => <Missing fallback={coming} />;
export const LateSettings = () => <Settings fallback={coming} />;
