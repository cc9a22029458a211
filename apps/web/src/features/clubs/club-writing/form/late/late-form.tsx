import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createStore, type Store } from '../../../../../kernel/store.ts';
import { replayInput } from '../../../../../kernel/hydration/input-replay.ts';
import { FieldsProvider } from '../fields-form.ts';
import { SectionSavingContext, type SectionSaving } from '../settings/section-saving.ts';
import { ClubFormProvider, type ClubForm } from '../use-club-form.ts';

export interface ShownForm {
  readonly form: ClubForm;
  /** How its parts are saved, where each is by itself. */
  readonly saving: SectionSaving | null;
  /** Leads to a field. */
  readonly go: (path: string) => void;
}

const FormContext = createContext<(Store<ShownForm> & { readonly first: ShownForm }) | null>(null);

/** Around parts that the server renders and whose code comes late: no context above them changes with the form. */
export function FormPlace({ shown, children }: { readonly shown: ShownForm; readonly children: ReactNode }) {
  const [store] = useState(() => ({ ...createStore(shown), first: shown }));
  useLayoutEffect(() => store.set(shown));
  return <FormContext value={store}>{children}</FormContext>;
}

/** A part whose code came late: it begins as the server rendered it, and goes on with what the form has become since. */
export function LateForm({ children }: { readonly children: (go: ShownForm['go']) => ReactNode }) {
  const store = use(FormContext);
  if (!store) throw new Error('A late part of the club form stands outside it');
  const place = useRef<HTMLDivElement>(null);
  const { form, saving, go } = useSyncExternalStore(store.subscribe, store.get, () => store.first);
  useLayoutEffect(() => replayInput(place.current!), []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when its fields are there
  useEffect(form.arrived, []);
  return (
    <div ref={place} className="contents">
      <ClubFormProvider value={form}>
        <FieldsProvider value={form}>
          <SectionSavingContext value={saving}>{children(go)}</SectionSavingContext>
        </FieldsProvider>
      </ClubFormProvider>
    </div>
  );
}
