import type { ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../../../ui/layout/Card.tsx';
import { BasicFields } from '../basic/BasicFields.tsx';
import { clubFormText as text } from '../club-form.text.ts';
import { LateConflict } from '../drafts/LateConflict.tsx';
import { DraftNotices } from '../../../../../ui/drafts/DraftNotices.tsx';
import type { ClubDraft } from '../drafts/club-draft.ts';
import { FormPlace } from '../late/late-form.tsx';
import { isHere } from '../late/late-fields.ts';
import { LateMissing, LateSettings } from '../late/late-parts.tsx';
import type { ClubForm } from '../use-club-form.ts';
import { useGoTo, type GoToOptions } from '../sending/use-go-to.ts';
import { SectionSave } from './SectionSave.tsx';
import { SectionSavingContext, type SectionSaving } from './section-saving.ts';

export interface ClubSettingsProps {
  readonly draft: ClubDraft;
  readonly form: ClubForm;
  readonly saving: SectionSaving;
  /** The quizzes over the club's period, with the way to save them: a part that comes late. */
  readonly plan: ReactNode;
  readonly goTo: GoToOptions['goTo'];
  /** The part to begin with. */
  readonly first?: ClubSection;
}

/** A club that is there already, on one page of parts: each is changed and saved by itself. */
export function ClubSettings({ draft, form, saving, plan, goTo, first }: ClubSettingsProps) {
  const { place, go } = useGoTo({ goTo, open: form.openFor, isHere });
  const { isOpen, toggle } = form;
  const begin = useRef(first);
  useEffect(() => {
    const section = begin.current;
    // What is still on its way would push the part away again.
    if (section === undefined || place.current?.querySelector('[data-coming]')) return;
    begin.current = undefined;
    if (section !== 'basic' && section !== 'plan' && !isOpen(section)) toggle(section);
    document
      .getElementById(`section-${section === 'basic' || section === 'plan' ? section : 'settled'}`)
      ?.scrollIntoView();
  });
  return (
    <FormPlace shown={{ form, saving, go }}>
      <div
        ref={place}
        inert={saving.busy !== null}
        onFocus={form.touch}
        onPointerDown={form.touch}
        className="flex flex-col gap-5"
      >
        <DraftNotices draft={draft} />
        <p className="text-sm text-ink-3">{text.settingsHint}</p>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 desktop:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-5">
            <Card
              as="section"
              id="section-basic"
              aria-label={text.sections.basic}
              className="flex scroll-mt-20 flex-col gap-5"
            >
              <BasicFields form={form} />
              <SectionSavingContext value={saving}>
                <SectionSave section="basic" />
              </SectionSavingContext>
            </Card>
            <div id="section-plan" className="flex scroll-mt-20 flex-col gap-3">
              {plan}
            </div>
            <Card as="section" id="section-settled" aria-labelledby="club-settled" className="scroll-mt-20">
              <h2 id="club-settled" className="mb-2 font-bold">
                {text.settled}
              </h2>
              <LateSettings />
            </Card>
          </div>
          <aside aria-label={text.side} className="desktop:sticky desktop:top-20">
            <LateMissing />
            <LateConflict draft={draft} />
          </aside>
        </div>
      </div>
    </FormPlace>
  );
}
