import { regraded, type LevelChange } from '@dure/contract/grading/grading/level-change';
import { levelsOf } from '@dure/contract/rubrics/rubric-levels';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listRubricGrades } from '../../../../api/grading/grading/rubric-levels.reads.ts';
import { levelsText as text } from './levels.text.ts';

/** A level while it is typed: `key` stays the same. */
export interface LevelRow extends LevelChange {
  readonly key: string;
}

/** The levels of one criterion while they are being changed, and what that would do to the grades given by them. */
export function useLevelChange(params: { readonly club: number; readonly quiz: number }, criterion: string) {
  const list = useQuery(listRubricGrades({ params }));
  const [typed, setTyped] = useState<readonly LevelRow[]>();
  const { data } = list;
  const found = data?.rubric.find(({ name }) => name === criterion);
  const former = found ? levelsOf(found) : [];
  const levels = typed ?? former.map((level) => ({ ...level, from: level.label, key: level.label }));
  const names = levels.map(({ label }) => label.normalize('NFC').trim());
  const faultOf = (at: number) =>
    names[at] === '' ? text.empty : names.indexOf(names[at]!) !== at ? text.repeated : undefined;
  const given = (data?.grades ?? []).filter(({ criteria }) =>
    criteria.some(({ name, level }) => name === criterion && level !== null),
  );
  // A name that is being typed has spaces around it, which the server takes away.
  const named = levels.map(({ from, points, reason }, index) => ({
    from,
    points,
    label: names[index]!,
    reason: reason.trim(),
  }));
  const followed = given.flatMap((before) => {
    const after = regraded(data?.rubric ?? [], criterion, named, before);
    return after ? [{ before, grading: after.grading }] : [];
  });
  return {
    list,
    levels,
    named,
    setLevels: setTyped,
    faultOf,
    isFaulty: levels.some(({ points }, at) => faultOf(at) !== undefined || points < 0 || points > 100),
    isSame:
      named.length === former.length &&
      named.every((level) => {
        const before = former.find(({ label }) => label === level.from);
        return before?.label === level.label && before.points === level.points && before.reason === level.reason;
      }),
    /** How many answers have a level of the criterion. */
    all: given.length,
    /** Answers whose level changes, those among them whose score stays. */
    followed,
    changed: followed.filter(({ before, grading }) => before.grading !== grading),
  };
}
