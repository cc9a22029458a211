import type { ReactNode } from 'react';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { BasicFields } from './basic/BasicFields.tsx';
import { clubFormText as text } from './club-form.text.ts';
import type { ClubDraft } from './drafts/club-draft.ts';
import { LateConflict } from './drafts/LateConflict.tsx';
import { DraftNotices } from '../../../../ui/drafts/DraftNotices.tsx';
import { SaveStatus } from '../../../../ui/drafts/SaveStatus.tsx';
import { saveText } from './drafts/save.text.ts';
import { isHere } from './late/late-fields.ts';
import { FormPlace } from './late/late-form.tsx';
import { LateMissing, LateSettings } from './late/late-parts.tsx';
import { submitText } from './submit.text.ts';
import type { ClubForm } from './use-club-form.ts';
import { useGoTo, type GoToOptions } from './sending/use-go-to.ts';

export interface ClubFormFrameProps {
  readonly draft: ClubDraft;
  readonly form: ClubForm;
  /** The quizzes over the club's period: a part that comes late. */
  readonly plan: ReactNode;
  /** The way to send the form. */
  readonly submit: ReactNode;
  readonly isSending: boolean;
  readonly goTo: GoToOptions['goTo'];
}

/** The club's form on one page: what only the person knows, the quizzes over their period, and the rest as settled sentences. */
export function ClubFormFrame({ draft, form, plan, submit, isSending, goTo }: ClubFormFrameProps) {
  const { place, go } = useGoTo({ goTo, open: form.openFor, isHere });
  return (
    <FormPlace shown={{ form, saving: null, go }}>
      <div onFocus={form.touch} onPointerDown={form.touch} className="flex flex-col gap-4">
        <DraftNotices draft={draft} />
        <div
          ref={place}
          className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 desktop:grid-cols-[minmax(0,1fr)_20rem]"
        >
          <div inert={isSending} className="flex flex-col gap-5">
            <BasicFields form={form} />
            {plan}
          </div>
          <aside aria-label={text.side} className="flex flex-col gap-6">
            <div inert={isSending} className="flex flex-col gap-6">
              <LateMissing />
              <section aria-labelledby="club-settled">
                <h2 id="club-settled" className="mb-2 font-bold">
                  {text.settled}
                </h2>
                <LateSettings />
              </section>
            </div>
            <BottomDock className="desktop:flex-col desktop:items-stretch">
              <div className="flex w-full flex-wrap items-center gap-2">
                {isSending ? (
                  <p role="status">{submitText.wait}</p>
                ) : (
                  <SaveStatus draft={draft} byHand={saveText.byHand} />
                )}
                <LateConflict draft={draft} />
              </div>
              <div className="flex w-full *:flex-1">{submit}</div>
              {form.savesItself && <p className="hidden text-sm text-ink-3 desktop:block">{text.submitHint}</p>}
            </BottomDock>
          </aside>
        </div>
      </div>
    </FormPlace>
  );
}
