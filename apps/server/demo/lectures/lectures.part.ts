import { insertPair } from '../../src/features/lectures/course-links/course-links.public.ts';
import { build } from '../../src/kernel/database/build.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { readingsOf } from './readings.ts';
import type { LectureContent } from './lectures.content.ts';

const MINUTE_MS = 60_000;

async function seedStudies({ transaction, at, sequences }: SeedContext, key: string, { studies }: LectureContent) {
  const { tenantId } = transaction;
  for (const [index, { title, description, startDay, endDay, materials, links = [] }] of studies.entries()) {
    const row = await transaction.first(
      build
        .insertInto('club_studies')
        .values({
          tenant_id: tenantId,
          club_sequence: sequences.get(key)!,
          position: index + 1,
          title,
          description,
          start_at: at(startDay),
          // The last minute of a day, as the form proposes it: before the lecture's own end.
          end_at: new Date(at(endDay + 1).getTime() - MINUTE_MS),
        })
        .returning('club_study_sequence'),
    );
    const study = row!.club_study_sequence;
    sequences.set(`${key}/study/${index + 1}`, study);
    const contents = [...materials.map(({ name }) => name), ...links];
    if (contents.length === 0) continue;
    await transaction.change(
      build.insertInto('study_materials').values(
        contents.map((name, place) => ({
          tenant_id: tenantId,
          club_study_sequence: study,
          content_sequence: sequences.get(`content/${name}`)!,
          position: place + 1,
        })),
      ),
    );
  }
}

/** The curriculum of lecture clubs, their assistants and linked quiz clubs, and how far their members have read. */
export const seedLectures: Part = async (seed) => {
  const { transaction, tenant, at, sequences } = seed;
  const { tenantId } = transaction;
  for (const { key, lecture } of tenant.clubs) {
    if (!lecture) continue;
    await seedStudies(seed, key, lecture);
    const { name, tone, scope } = lecture.assistant;
    await transaction.change(
      build.insertInto('club_assistants').values({
        tenant_id: tenantId,
        club_sequence: sequences.get(key)!,
        is_on: true,
        name,
        tone,
        scope,
        beyond_materials: false,
        daily_limit: 20,
      }),
    );
    if (lecture.quizClub !== undefined) {
      const quiz = sequences.get(lecture.quizClub)!;
      await transaction.change(insertPair({ tenantId, lecture: sequences.get(key)!, quiz }));
    }
    const readings = readingsOf(lecture).map(({ by, study, content, page, day, minute }) => ({
      tenant_id: tenantId,
      club_study_sequence: sequences.get(`${key}/study/${study}`)!,
      content_sequence: sequences.get(`content/${content}`)!,
      member_id: memberIdOf(tenant, by),
      at: page,
      furthest: page,
      read_at: at(day, minute),
    }));
    if (readings.length > 0) await transaction.change(build.insertInto('study_readings').values(readings));
  }
};
