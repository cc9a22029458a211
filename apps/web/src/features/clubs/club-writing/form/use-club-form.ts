import type { ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { createContext, use, useMemo, useState } from 'react';
import type { FieldError } from '@dure/contract/http/envelope';
import type { ClubDraft } from './drafts/club-draft.ts';
import { byKey, concerns, quizKeyOf } from './club-faults.ts';
import { inFormOrder, sectionOf } from './club-sections.ts';
import type { ClubValues, QuizValues } from './club-values.ts';
import { findFaults, useCheck, useRules } from './late-check.ts';
import { unfilled } from './unfilled.ts';

/**
 * The form around a draft: values, faults, and what is open. Faults of the client are found anew with every change.
 * They are shown at the fields once somebody tried to submit, or at once where a whole club is edited. Those of the
 * server stay until their field is changed.
 */
export function useClubForm(draft: ClubDraft) {
  const { value: values, engine } = draft;
  const [isRevealed, setRevealed] = useState(engine.isByHand);
  const [opened, setOpened] = useState<ReadonlySet<ClubSection>>(() => new Set());
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [openQuiz, setOpenQuiz] = useState<string | null>(null);
  const [, setArrivals] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const check = useCheck(isTouched);
  // A club that was submitted kept them.
  const rules = useRules(!engine.isByHand && values.quizzes.length > 0);
  const found = useMemo(() => {
    const known = check?.checkClub(values) ?? [...unfilled(values), ...(rules?.brokenRules(values) ?? [])];
    return byKey(known, values);
  }, [check, rules, values]);

  const forget = (changed: readonly string[]) =>
    setRefused((all) => all.filter(({ path }) => !changed.some((one) => concerns(path, one))));

  const set = (patch: Partial<ClubValues>) => {
    forget(Object.keys(patch).filter((field) => field !== 'quizzes'));
    engine.change({ ...engine.state.value, ...patch });
  };
  const setQuiz = (key: string, patch: Partial<QuizValues>) => {
    forget(Object.keys(patch).map((field) => `quizzes.${key}.${field}`));
    const { quizzes } = engine.state.value;
    set({ quizzes: quizzes.map((quiz) => (quiz.key === key ? { ...quiz, ...patch } : quiz)) });
  };

  const shown = [
    ...(isRevealed ? found : []),
    ...refused.filter(({ path }) => !found.some((fault) => fault.path === path)),
  ];
  const errorOf = (path: string) => shown.find((fault) => fault.path === path)?.message;
  return {
    values,
    savesItself: !engine.isByHand,
    set,
    setQuiz,
    openQuiz,
    setOpenQuiz,
    /** The sentence to show under a field. */
    errorOf,
    /** Fields that were waited for are there: a fault among them can be gone to. */
    arrived: () => setArrivals((count) => count + 1),
    /** The sentence for a field, and the mark by which a fault finds it. */
    fieldAt: (path: string, other = path) => ({ error: errorOf(path) ?? errorOf(other), 'data-path': path }),
    /** What is to be shown of faults so far, in the form's order. */
    shown: inFormOrder(shown),
    /** All that stands against submitting, shown or not. */
    faults: inFormOrder([...found, ...refused.filter(({ path }) => !found.some((fault) => fault.path === path))]),
    reveal: () => setRevealed(true),
    isTouched,
    /** Somebody begins to work in the form: what that needs can come. */
    touch: () => setTouched(true),
    isOpen: (section: ClubSection) => opened.has(section),
    toggle: (section: ClubSection) =>
      setOpened((all) => new Set(all.has(section) ? [...all].filter((one) => one !== section) : [...all, section])),
    /** Shows all that stands against submitting; answers the first of it. */
    firstToMend: async () => {
      const [fault] = await findFaults(engine.state.value);
      if (fault) setRevealed(true);
      return fault;
    },
    /** Takes the server's field errors; answers the first as the form names it. */
    refuse: (errors: readonly FieldError[]) => {
      const named = byKey(errors, engine.state.value);
      setRefused(named);
      return inFormOrder(named)[0];
    },
    /** Opens the part, and the quiz, in which a field stands, so that it is there to take the focus. */
    openFor: (path: string) => {
      const section = sectionOf(path);
      if (section) setOpened((all) => new Set([...all, section]));
      setOpenQuiz(quizKeyOf(path) ?? null);
    },
  };
}
export type ClubForm = ReturnType<typeof useClubForm>;

const ClubFormContext = createContext<ClubForm | null>(null);
export const ClubFormProvider = ClubFormContext;

export function useForm(): ClubForm {
  const form = use(ClubFormContext);
  if (!form) throw new Error('A part of the club form stands outside it');
  return form;
}
