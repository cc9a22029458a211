import type { Assistant, AssistantScope, AssistantTone } from '@dure/contract/lecture-clubs/assistant';
import type { LectureClubDetail, StudyOutline, StudyView } from '@dure/contract/lecture-clubs/lecture-clubs.views';
import { type ClubRow, clubFormView, type FormParts } from '../clubs/clubs.public.ts';
import { materialView, type MaterialRow } from '../contents/contents.public.ts';
import type { StudyRow } from './studies.queries.ts';

interface AssistantRow {
  readonly is_on: boolean;
  readonly name: string;
  readonly tone: string;
  readonly scope: string;
  readonly beyond_materials: boolean;
  readonly daily_limit: number;
}

const USUAL: Assistant = {
  isOn: true,
  name: '',
  tone: 'FRIENDLY',
  scope: 'SO_FAR',
  beyondMaterials: false,
  dailyLimit: 20,
};

export const assistantView = (row: AssistantRow | undefined): Assistant =>
  row === undefined
    ? USUAL
    : {
        isOn: row.is_on,
        name: row.name,
        tone: row.tone as AssistantTone,
        scope: row.scope as AssistantScope,
        beyondMaterials: row.beyond_materials,
        dailyLimit: row.daily_limit,
      };

export const outlineView = (row: StudyRow): StudyOutline => ({
  clubStudySequence: row.club_study_sequence,
  no: row.position,
  title: row.title,
  description: row.description,
  startAt: row.start_at?.toISOString() ?? null,
  endAt: row.end_at?.toISOString() ?? null,
  materialCount: row.material_count,
});

export const studyView = (row: StudyRow, materials: readonly MaterialRow[]): StudyView => ({
  ...outlineView(row),
  materials: materials
    .filter(({ club_study_sequence }) => club_study_sequence === row.club_study_sequence)
    .map(materialView),
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
  studies: studies.map((study) => studyView(study, materials)),
  assistant: assistantView(assistant),
});
