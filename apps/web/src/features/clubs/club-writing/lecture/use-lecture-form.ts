import type { FieldError } from '@dure/contract/http/envelope';
import { createContext, use, useMemo, useState } from 'react';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { lazyModule } from '../../../../kernel/lazy/lazy-module.ts';
import { concerns } from '../form/club-faults.ts';
import type { LectureDraft } from './lecture-draft.ts';
import { LECTURE_STEPS, type LectureStep } from './lecture-steps.ts';
import { stepOf } from './step-of.ts';
import type { LectureValues, StudyValues } from './lecture-values.ts';

/** The contract's schemas weigh as much as the form: they come when somebody begins to work in it. */
const load = () => import('./check-lecture.ts');
const useCheck = lazyModule(load);
/** Dates are said to be wrong before that: where there are studies, whoever opens them sees it. */
const useDates = lazyModule(() => import('./broken-dates.ts'));

/** Faults name a study by its place, the form by its key: `studies.2.endAt` ↔ `studies.<key>.endAt`. */
const byKey = (faults: readonly FieldError[], studies: readonly StudyValues[]): FieldError[] =>
  faults.map((fault) => ({
    ...fault,
    path: fault.path.replace(/^studies\.(\d+)/, (whole, index: string) => {
      const key = studies[Number(index)]?.key;
      return key === undefined ? whole : `studies.${key}`;
    }),
  }));

/** Rules about dates are said as soon as they are broken; what is merely not typed yet waits until somebody would go on. */
const isSaidAtOnce = ({ path }: FieldError, { studies, startAt }: LectureValues) => {
  const [, key, field] = path.split('.');
  const study = studies.find((one) => one.key === key);
  if (field === 'startAt' || field === 'endAt') return study?.startAt != null && study.endAt !== null;
  return path === 'endAt' && startAt !== null;
};

/** The form of a lecture club around its draft: values, faults by step, and which study is open. */
export function useLectureForm(draft: LectureDraft) {
  const { value: values, engine, isRecovered } = draft;
  const zone = useTimeZone();
  const [revealed, setRevealed] = useState<ReadonlySet<LectureStep>>(
    () => new Set(engine.isByHand ? LECTURE_STEPS : []),
  );
  const [refused, setRefused] = useState<readonly FieldError[]>([]);
  const [openStudy, setOpenStudy] = useState<string | null>(null);
  const [, setArrivals] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const check = useCheck(isTouched);
  // What is proposed keeps them, and a club that was submitted kept them: a draft may not.
  const isDraft = isRecovered || (!engine.isByHand && values.clubSequence !== null);
  const dates = useDates(isDraft && values.studies.length > 0);
  const rules = check?.checkLecture ?? dates?.brokenDates;
  const found = useMemo(() => (rules ? byKey(rules(values, zone), values.studies) : []), [rules, values, zone]);
  const forget = (changed: readonly string[]) =>
    setRefused((all) => all.filter(({ path }) => !changed.some((one) => concerns(path, one))));

  const set = (patch: Partial<LectureValues>) => {
    forget(Object.keys(patch));
    engine.change({ ...engine.state.value, ...patch });
  };
  const setStudy = (key: string, patch: Partial<StudyValues>) => {
    forget(Object.keys(patch).map((field) => `studies.${key}.${field}`));
    const { studies } = engine.state.value;
    engine.change({
      ...engine.state.value,
      studies: studies.map((study) => (study.key === key ? { ...study, ...patch } : study)),
    });
  };
  const theirs = refused.filter(({ path }) => !found.some((fault) => fault.path === path));
  const faults = [...found, ...theirs];
  const shown = [
    ...found.filter((fault) => revealed.has(stepOf(fault.path)) || isSaidAtOnce(fault, values)),
    ...theirs,
  ];
  const firstFault = async (steps: readonly LectureStep[]): Promise<FieldError | undefined> => {
    const now = engine.state.value;
    const all = await load().then(
      ({ checkLecture }) => byKey(checkLecture(now, zone), now.studies),
      () => [],
    );
    return steps.flatMap((step) => all.filter(({ path }) => stepOf(path) === step))[0];
  };
  const reveal = (...steps: readonly LectureStep[]) => setRevealed((all) => new Set([...all, ...steps]));
  const errorOf = (path: string) => shown.find((fault) => fault.path === path)?.message;
  return {
    values,
    zone,
    set,
    setStudy,
    openStudy,
    setOpenStudy,
    errorOf,
    fieldAt: (path: string, other = path) => ({ error: errorOf(path) ?? errorOf(other), 'data-path': path }),
    shown,
    /** What is known to stand against a step, shown or not. */
    faultsOf: (step: LectureStep) => faults.filter(({ path }) => stepOf(path) === step),
    /** The first fault of some steps, once the rules are there; none where they cannot be fetched: the server checks the same. */
    firstFault,
    /** Shows all that stands against submitting; answers the first of it. */
    firstToMend: () => {
      reveal(...LECTURE_STEPS);
      return firstFault(LECTURE_STEPS);
    },
    /** Fields that were waited for are there: a fault among them can be gone to. */
    arrived: () => setArrivals((count) => count + 1),
    isTouched,
    /** Somebody begins to work in the form: what that needs can come. */
    touch: () => setTouched(true),
    reveal,
    /** Takes the server's field errors; answers the first as the form names it. */
    refuse: (errors: readonly FieldError[]) => {
      const named = byKey(errors, engine.state.value.studies);
      setRefused(named);
      return named[0];
    },
  };
}
export type LectureForm = ReturnType<typeof useLectureForm>;

export const LectureFormContext = createContext<LectureForm | null>(null);

export function useLecture(): LectureForm {
  const form = use(LectureFormContext);
  if (!form) throw new Error('A part of the lecture form stands outside it');
  return form;
}
