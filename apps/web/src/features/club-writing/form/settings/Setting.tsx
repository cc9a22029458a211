import type { ReactNode } from 'react';
import { clubFormText as text } from '../club-form.text.ts';
import type { ClubSection } from '../club-sections.ts';
import { useForm } from '../use-club-form.ts';
import { SectionSave } from './SectionSave.tsx';

export interface SettingProps {
  readonly section: ClubSection;
  /** What is settled, as a sentence, and what is said of it below. */
  readonly sentence: string;
  readonly detail?: string;
  readonly children: ReactNode;
}

/** A part of the club that has a good answer already: a sentence that opens into its fields in place. */
export function Setting({ section, sentence, detail, children }: SettingProps) {
  const { isOpen, toggle } = useForm();
  const open = isOpen(section);
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
          onClick={() => toggle(section)}
          className="min-h-11 min-w-11 flex-none rounded-control px-2 text-sm font-semibold text-brand-ink hover:underline desktop:min-h-9"
        >
          {open ? text.done : text.change}
        </button>
      </div>
      <div id={id} role="group" aria-label={text.sections[section]} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-5 pt-2 pb-4">
            {children}
            <SectionSave section={section} />
          </div>
        )}
      </div>
    </li>
  );
}
