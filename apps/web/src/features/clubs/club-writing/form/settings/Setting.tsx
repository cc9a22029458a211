import { Suspense } from 'react';
import { lazy } from '../../../../../kernel/lazy/lazy.tsx';
import { Skeleton, SkeletonGroup } from '../../../../../ui/states/Skeleton.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { COMING } from '../late/late-fields.ts';
import { useForm } from '../use-club-form.ts';
import { SectionSave } from './SectionSave.tsx';
import type { SettledSection } from './SettingFields.tsx';

/** Most clubs leave them as they are settled. */
const SettingFields = lazy(() => import('./SettingFields.tsx').then((module) => module.SettingFields));

export interface SettingProps {
  readonly section: SettledSection;
  /** What is settled, as a sentence, and what is said of it below. */
  readonly sentence: string;
  readonly detail?: string;
}

/** A part of the club that has a good answer already: a sentence that opens into its fields in place. */
export function Setting({ section, sentence, detail }: SettingProps) {
  const { isOpen, toggle } = useForm();
  const open = isOpen(section);
  const soon = () => void SettingFields.preload().catch(() => undefined);
  const id = `setting-${section}`;
  return (
    <li className="border-t border-line py-1">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 py-1.5">
          {sentence}
          {detail !== undefined && <span className="block text-sm text-ink-3">{detail}</span>}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          aria-label={text.changeNamed(text.sections[section])}
          onPointerEnter={soon}
          onFocus={soon}
          onClick={() => toggle(section)}
          className="min-h-11 min-w-11 flex-none rounded-control px-2 text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
        >
          {open ? text.done : text.change}
        </button>
      </div>
      <div id={id} role="group" aria-label={text.sections[section]} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-5 pt-2 pb-4">
            <Suspense
              fallback={
                <div {...COMING}>
                  <SkeletonGroup>
                    <Skeleton shape="block" className="h-40" />
                  </SkeletonGroup>
                </div>
              }
            >
              <SettingFields section={section} />
            </Suspense>
            <SectionSave section={section} />
          </div>
        )}
      </div>
    </li>
  );
}
