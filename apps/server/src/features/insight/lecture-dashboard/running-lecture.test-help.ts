import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { build } from '../../../kernel/database/build.ts';
import type { Query } from '../../../kernel/database/database.ts';
import { lectureForm, studyForm } from '../../../testing/clubs.ts';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';
import { uploadContent } from '../../authoring/contents/contents.test-help.ts';

const DAY_MS = 24 * 60 * 60_000;
export const PAGES = 4;

export interface Place {
  readonly server: TestServer;
  readonly tenantId: string;
  readonly manager: Person;
}

const changeIn = ({ server, tenantId }: Pick<Place, 'server' | 'tenantId'>, query: Query<unknown>) =>
  server.database.transaction(tenantId, (one) => one.change(query));

export const setVersion = (
  place: Pick<Place, 'server' | 'tenantId'>,
  contentSequence: number,
  values: { kind?: string; reading_state: string; unit_count?: number; failure?: string },
) =>
  changeIn(
    place,
    build
      .updateTable('content_versions')
      .set(values)
      .where('tenant_id', '=', place.tenantId)
      .where('content_sequence', '=', contentSequence),
  );

/** A lecture club that has run for three weeks: a PDF of four pages, a text, and what is still to come. */
export async function runningClub(place: Place, members: readonly Person[]): Promise<LectureClubDetail> {
  const { server, tenantId, manager } = place;
  const change = (query: Query<unknown>) => changeIn(place, query);
  const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY_MS);
  const paper = await uploadContent(server, manager, 'first.txt');
  const note = await uploadContent(server, manager, 'second.txt');
  const studies = [
    studyForm(1, { materials: [{ contentSequence: paper.contentSequence }] }),
    studyForm(2, { materials: [{ contentSequence: note.contentSequence }] }),
    studyForm(3),
  ];
  const { body } = await server.call({
    method: 'POST',
    url: '/api/v1/lecture-club',
    token: manager.token,
    payload: lectureForm({ studies }),
  });
  const club = body.data as LectureClubDetail;
  await setVersion(place, paper.contentSequence, { kind: 'PDF', reading_state: 'READ', unit_count: PAGES });
  const key = { tenant_id: tenantId, club_sequence: club.clubSequence };
  await change(
    build
      .updateTable('clubs')
      .set({ club_status: CLUB_STATUS.running })
      .where('tenant_id', '=', tenantId)
      .where('club_sequence', '=', club.clubSequence),
  );
  for (const [index, { clubStudySequence }] of club.studies.entries()) {
    await change(
      build
        .updateTable('club_studies')
        .set({ start_at: ago(21 - 14 * index) })
        .where('tenant_id', '=', tenantId)
        .where('club_study_sequence', '=', clubStudySequence),
    );
  }
  if (members.length > 0) {
    await change(
      build.insertInto('club_members').values(
        members.map(({ memberId }) => ({
          ...key,
          member_id: memberId,
          membership_status: 'MEMBER',
          requested_at: ago(20),
          joined_at: ago(20),
        })),
      ),
    );
  }
  return club;
}
/** A member reads a study's material to a page. */
export const readTo = (
  { server }: Pick<Place, 'server'>,
  club: LectureClubDetail,
  no: number,
  at: number,
  { token }: Person,
) => {
  const { clubStudySequence, materials } = club.studies[no - 1]!;
  const url = `/api/v1/lecture-clubs/${club.clubSequence}/studies/${clubStudySequence}/materials/${materials[0]!.contentSequence}/reading`;
  return server.call({ method: 'PUT', url, token, payload: { at } });
};
