import type { EvaluationSection } from '@dure/contract/insight/evaluation/evaluation-sections';
import type { EvaluationReport, EvaluationSections } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { DraftArea, Served } from '../../../kernel/draft/draft.ts';
import { useDraft } from '../../../kernel/draft/use-draft.ts';
import { SECTION_ORDER } from './evaluation.text.ts';
import { mergeReport } from './report-merge.ts';

interface ServedReport extends Served<EvaluationSections> {
  readonly report: EvaluationReport;
}

const servedReport = (report: EvaluationReport): ServedReport => ({
  value: report.sections,
  version: report.version,
  savedAt: null,
  report,
});

const reportDraft = (place: string): DraftArea<EvaluationSections, ServedReport> => ({
  place: () => place,
  isSame: (a, b) => SECTION_ORDER.every((name) => a[name] === b[name]),
  merge: (mine, base, theirs) => {
    const { sections, conflicts } = mergeReport(base, mine, theirs);
    return { value: sections, overlaps: conflicts };
  },
});

/** A report while it is changed: kept on this device until it is saved, and put onto what others saved meanwhile. */
export function useReportDraft(club: number, report: EvaluationReport) {
  const place = `report/${club}/${report.member.memberUUID}`;
  const { value, base, overlaps, engine, ...state } = useDraft(reportDraft(place), servedReport(report));
  return {
    /** The report as the server has it, as far as is known. */
    base: base.report,
    sections: value,
    /** Changed by both, differently: mine stand until somebody chooses. */
    conflicts: SECTION_ORDER.filter((name) => overlaps.includes(name)),
    isChanged: state.isChanged,
    isRecovered: state.isRecovered,
    /** Somebody else saved meanwhile. */
    isStale: state.isMerged,
    change: (name: EvaluationSection, words: string) => engine.change({ ...value, [name]: words }),
    takeTheirs: (name: EvaluationSection) => {
      engine.change({ ...value, [name]: base.value[name] });
      engine.resolve(name);
    },
    /** Somebody else was faster: mine goes onto theirs. */
    meet: (current: EvaluationReport) => engine.meet(servedReport(current)),
    saved: (now: EvaluationReport) => engine.accept(servedReport(now)),
    /** As the server has it; nothing is kept. */
    revert: () => {
      engine.change(base.value);
      for (const name of overlaps) engine.resolve(name);
    },
  };
}
