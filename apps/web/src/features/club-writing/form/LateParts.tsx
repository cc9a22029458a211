import { LateForm } from './late-form.tsx';
import { MissingList } from './MissingList.tsx';
import { Settings } from './settings/Settings.tsx';

export const LateMissing = () => <LateForm>{(go) => <MissingList onGo={go} />}</LateForm>;
export const LateSettings = () => <LateForm>{() => <Settings />}</LateForm>;
