import type {
  EvaluationReport,
  EvaluationSection,
  EvaluationSections,
} from '@dure/contract/evaluation/evaluation.endpoints';
import { useState } from 'react';
import { localStore } from '../../kernel/local-store.ts';
import { currentSession } from '../../kernel/session.ts';
import { SECTION_ORDER } from './evaluation.text.ts';
import { mergeReport } from './report-merge.ts';

/** What is typed, and what it was written over. */
interface KeptDraft {
  readonly sections: EvaluationSections;
  readonly base: EvaluationSections;
}

interface Writing {
  /** The report as the server has it, as far as is known. */
  readonly base: EvaluationReport;
  readonly sections: EvaluationSections;
  readonly conflicts: readonly EvaluationSection[];
  /** Somebody else saved meanwhile. */
  readonly isStale: boolean;
}

const differ = (a: EvaluationSections, b: EvaluationSections) => SECTION_ORDER.some((name) => a[name] !== b[name]);

function keptOf(club: number, memberUUID: string) {
  const { tenantUri, memberId } = currentSession();
  return localStore<KeptDraft>(`report:${tenantUri}:${memberId ?? ''}:${club}/${memberUUID}`);
}

/** A report while it is changed: kept on this device until it is saved, and put onto what others saved meanwhile. */
export function useReportDraft(club: number, report: EvaluationReport) {
  const [store] = useState(() => keptOf(club, report.member.memberUUID));
  const [kept] = useState(() => store.read());
  const [writing, setWriting] = useState<Writing>(() => {
    const merged = kept && mergeReport(kept.base, kept.sections, report.sections);
    return {
      base: report,
      sections: merged?.sections ?? report.sections,
      conflicts: merged?.conflicts ?? [],
      isStale: kept !== undefined && differ(kept.base, report.sections),
    };
  });
  const { base, sections } = writing;
  const put = (next: Writing) => {
    setWriting(next);
    if (differ(next.sections, next.base.sections)) store.write({ sections: next.sections, base: next.base.sections });
    else store.clear();
  };
  const settle = (name: EvaluationSection) => writing.conflicts.filter((one) => one !== name);
  return {
    ...writing,
    isChanged: differ(sections, base.sections),
    isKept: kept !== undefined,
    change: (name: EvaluationSection, words: string) => put({ ...writing, sections: { ...sections, [name]: words } }),
    takeTheirs: (name: EvaluationSection) =>
      put({ ...writing, sections: { ...sections, [name]: base.sections[name] }, conflicts: settle(name) }),
    /** Somebody else was faster: mine goes onto theirs. */
    meet: (current: EvaluationReport) =>
      put({ base: current, ...mergeReport(base.sections, sections, current.sections), isStale: true }),
    saved: (now: EvaluationReport) => put({ base: now, sections: now.sections, conflicts: [], isStale: false }),
    forget: () => store.clear(),
  };
}
