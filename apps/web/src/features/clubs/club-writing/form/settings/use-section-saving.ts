import { CLUB_FORM, type ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import type { QuizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useState } from 'react';
import { useDialogs } from '../../../../../ui/overlays/dialogs.ts';
import { sectionOf } from '../club-sections.ts';
import { bodyOf, type ClubValues } from '../club-values.ts';
import { differingFields } from '../drafts/club-difference.ts';
import { currentStateIn, servedClub, type ClubDraft } from '../drafts/club-draft.ts';
import { findFaults } from '../late-check.ts';
import { submitText } from '../submit.text.ts';
import type { ClubForm } from '../use-club-form.ts';
import { useRefusal } from '../sending/use-refusal.ts';
import type { SectionSaving } from './section-saving.ts';

export interface SectionSavingOptions {
  readonly draft: ClubDraft;
  readonly form: ClubForm;
  readonly send: (body: QuizClubForm) => Promise<QuizClubDetail>;
  readonly onDone: () => void;
}

/** The fields in which mine differ from theirs, within one part or outside it. */
const changedIn = (mine: ClubValues, theirs: ClubValues, isWanted: (section: ClubSection) => boolean) =>
  differingFields(mine, theirs).filter((field) => isWanted(CLUB_FORM[field].section));

/** `onto` with some fields of `from`; a picture goes with its address and its shape. */
const withFields = (onto: ClubValues, from: ClubValues, fields: readonly (keyof ClubValues)[]): ClubValues => ({
  ...onto,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
  ...(fields.includes('imageKey') && { imageUrl: from.imageUrl, imageShape: from.imageShape }),
});

/** Sends one part of the club over what the server has of the others; what is changed elsewhere stays on this device. */
export function useSectionSaving({ draft, form, send, onDone }: SectionSavingOptions) {
  const { engine, value, base } = draft;
  const { confirm } = useDialogs();
  const [busy, setBusy] = useState<ClubSection | null>(null);
  const refusal = useRefusal({ engine, refuse: form.refuse, currentIn: currentStateIn, served: servedClub });

  async function sendNow(section: ClubSection): Promise<void> {
    const mine = engine.state.value;
    const server = engine.state.base.value;
    const fields = changedIn(mine, server, (one) => one === section);
    const wanted = withFields(server, mine, fields);
    const fault = (await findFaults(wanted)).find(({ path }) => sectionOf(path) === section);
    if (fault) {
      form.reveal();
      return refusal.show(fault);
    }
    try {
      // It has been checked, and the server checks it again: what may be null in a draft is not when this is sent.
      const saved = servedClub(await send(bodyOf(wanted) as QuizClubForm), mine);
      const now = engine.state.value;
      const others = changedIn(now, server, (one) => one !== section);
      engine.accept(saved);
      if (others.length > 0) engine.change(withFields(saved.value, now, others));
      onDone();
    } catch (error) {
      await refusal.take(error, () => sendNow(section));
    }
  }

  async function save(section: ClubSection): Promise<void> {
    if (busy !== null || !(await confirm({ message: submitText.updateAsk }))) return;
    setBusy(section);
    await sendNow(section).finally(() => setBusy(null));
  }

  const undo = (section: ClubSection) =>
    engine.change(
      withFields(
        value,
        base.value,
        changedIn(value, base.value, (one) => one === section),
      ),
    );

  const saving: SectionSaving = {
    changed: new Set(differingFields(value, base.value).map((field) => CLUB_FORM[field].section)),
    busy,
    save: (section) => void save(section),
    undo,
  };
  return { saving, goTo: refusal.goTo };
}
