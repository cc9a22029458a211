import { lazyHydrated } from '../../../../../kernel/lazy/lazy-hydrated.tsx';
import { Skeleton } from '../../../../../ui/states/Skeleton.tsx';
import { COMING } from './late-fields.ts';

const parts = () => import('./form-parts.tsx');
const Cover = lazyHydrated(() => parts().then((module) => module.CoverPart));
const Missing = lazyHydrated(() => parts().then((module) => module.MissingPart));
const Settings = lazyHydrated(() => parts().then((module) => module.SettingsPart));

const coming = (
  <div {...COMING}>
    <Skeleton shape="block" className="h-60" />
  </div>
);

export const LateCover = () => <Cover fallback={<Skeleton shape="block" className="h-32" />} />;
export const LateMissing = () => <Missing fallback={coming} />;
export const LateSettings = () => <Settings fallback={coming} />;
