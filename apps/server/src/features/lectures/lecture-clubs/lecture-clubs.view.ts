import { assistant, assistantFields, type Assistant } from '@dure/contract/lectures/lecture-clubs/assistant';
import type { AssistantScope, AssistantTone } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import type {
  LectureClubDetail,
  MaterialReading,
  StudyOutline,
  StudyView,
} from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { fieldsOf } from '../../../kernel/columns.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { type ClubRow, clubFormView, type FormParts } from '../../clubs/club-writing/club-writing.public.ts';
import { materialView, type MaterialRow } from '../../authoring/contents/contents.public.ts';
import type { ReadingRow } from './readings.queries.ts';
import type { findAssistant, StudyRow } from './studies.queries.ts';

const ASSISTANT_FIELDS = Object.keys(assistantFields) as (keyof typeof assistantFields)[];
type AssistantRow = RowsOf<ReturnType<typeof findAssistant>>[number];

/** Settings that nobody has changed are as most clubs have them. */
export const assistantView = (row: AssistantRow | undefined): Assistant =>
  row === undefined
    ? assistant.parse({})
    : {
        ...fieldsOf(ASSISTANT_FIELDS, row),
        tone: row.tone as AssistantTone,
        scope: row.scope as AssistantScope,
      };

const writtenView = (row: StudyRow) => ({
  clubStudySequence: row.club_study_sequence,
  title: row.title,
  description: row.description,
  startAt: row.start_at?.toISOString() ?? null,
  endAt: row.end_at?.toISOString() ?? null,
});
export const readingView = ({ at, furthest, pages }: ReadingRow): MaterialReading => ({
  at: Math.min(at ?? 0, pages),
  furthest: Math.min(furthest ?? 0, pages),
  of: Math.max(pages, 1),
});

/** Percent of a study's pages that were read; null where it has none. */
function progressOf(readings: readonly ReadingRow[]): number | null {
  const all = readings.reduce((sum, { pages }) => sum + pages, 0);
  const done = readings.reduce((sum, { furthest, pages }) => sum + Math.min(furthest ?? 0, pages), 0);
  return all === 0 ? null : Math.floor((done / all) * 100);
}
const ofStudy = <Row extends { readonly club_study_sequence: number }>(row: StudyRow, rows: readonly Row[]) =>
  rows.filter(({ club_study_sequence }) => club_study_sequence === row.club_study_sequence);

/** `readings`: null for whoever reads nothing of the club. */
export const outlineView = (row: StudyRow, readings: readonly ReadingRow[] | null): StudyOutline => ({
  ...writtenView(row),
  no: row.position,
  materialCount: row.material_count,
  myProgress: readings && progressOf(ofStudy(row, readings)),
});

export const studyView = (
  row: StudyRow,
  materials: readonly MaterialRow[],
  readings: readonly ReadingRow[],
): StudyView => ({
  ...outlineView(row, readings),
  materials: ofStudy(row, materials).map((material) => {
    const reading = ofStudy(row, readings).find((one) => one.content_sequence === material.content_sequence);
    return { ...materialView(material), myReading: reading ? readingView(reading) : { at: 0, furthest: 0, of: 1 } };
  }),
});

interface DetailParts extends FormParts {
  readonly club: ClubRow;
  readonly studies: readonly StudyRow[];
  readonly materials: readonly MaterialRow[];
  readonly assistant: AssistantRow | undefined;
}

/** A lecture club as one of its admins edits it. */
export const lectureClubView = ({ studies, materials, assistant, ...parts }: DetailParts): LectureClubDetail => ({
  ...clubFormView(parts),
  studies: studies.map((study) => ({ ...writtenView(study), materials: ofStudy(study, materials).map(materialView) })),
  assistant: assistantView(assistant),
});
