import { CoverPreview } from '../basic/CoverPreview.tsx';
import { LateForm } from './late-form.tsx';
import { MissingList } from '../MissingList.tsx';
import { Settings } from '../settings/Settings.tsx';

export const CoverPart = () => <LateForm>{(go) => <CoverPreview onPicture={() => go('imageKey')} />}</LateForm>;
export const MissingPart = () => <LateForm>{(go) => <MissingList onGo={go} />}</LateForm>;
export const SettingsPart = () => <LateForm>{() => <Settings />}</LateForm>;
