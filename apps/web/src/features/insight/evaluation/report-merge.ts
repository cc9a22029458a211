import type { EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import type { EvaluationSections } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { SECTION_ORDER } from './evaluation.text.ts';

export interface Merged {
  readonly sections: EvaluationSections;
  /** Changed by both, differently: mine stand until somebody chooses. */
  readonly conflicts: readonly EvaluationSection[];
}

/** What I wrote over an older report, put onto the current one: what I left alone is theirs. */
export function mergeReport(old: EvaluationSections, mine: EvaluationSections, theirs: EvaluationSections): Merged {
  const isMine = (name: EvaluationSection) => mine[name] !== old[name];
  const sections = Object.fromEntries(
    SECTION_ORDER.map((name) => [name, isMine(name) ? mine[name] : theirs[name]]),
  ) as EvaluationSections;
  const conflicts = SECTION_ORDER.filter(
    (name) => isMine(name) && theirs[name] !== old[name] && theirs[name] !== mine[name],
  );
  return { sections, conflicts };
}
