import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type {
  FoundAnswer,
  QuestionGroup,
  QuestionPlace,
} from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { GroupedRow } from './groups.queries.ts';

interface Place {
  readonly clubStudySequence: number;
  readonly place: QuestionPlace;
}

/** Where a question is about: what its asker marked, or what the materials say to it. */
function placeOf(row: GroupedRow): Place | null {
  if (row.content_sequence !== null) {
    const { content_sequence, content_title, unit, unit_no, position, quote, club_study_sequence } = row;
    const place = {
      contentSequence: content_sequence,
      title: content_title ?? '',
      unit: unit as ContentUnit | null,
      unitNo: unit_no,
      position,
      quote,
    };
    return { clubStudySequence: club_study_sequence, place };
  }
  const sources = (row.found as FoundAnswer | null)?.sources ?? [];
  const [first] = sources.flatMap((source): Place[] => {
    const { clubStudySequence, contentSequence, title, unit, unitNo, position, quote } = source;
    if (clubStudySequence === null || contentSequence === null) return [];
    return [{ clubStudySequence, place: { contentSequence, title, unit, unitNo, position, quote } }];
  });
  return first ?? null;
}

/** The page that most of them are about; of equals the one that comes first. */
function commonPlace(rows: readonly GroupedRow[]): Place | null {
  const places = rows.flatMap((row) => placeOf(row) ?? []);
  const pages = Map.groupBy(places, ({ place }) => `${place.contentSequence}/${place.unitNo}`);
  const most = [...pages.values()].toSorted((a, b) => b.length - a.length)[0];
  return most?.find(({ place }) => place.quote !== '') ?? most?.[0] ?? null;
}

/** A group of questions as it is shown, the most typical one first. */
export function groupView(own: readonly GroupedRow[], studies: ReadonlyMap<number, number>): QuestionGroup {
  const texts = [...new Set(own.map(({ question }) => question))];
  const about = commonPlace(own);
  return {
    name: texts[0]!,
    count: own.length,
    waitingCount: own.filter(({ status }) => status === 'WAITING_INSTRUCTOR').length,
    typical: texts[1] ?? '',
    lectureQuestionSerialNumbers: own.map(({ serial_number }) => serial_number),
    about: about && {
      clubStudySequence: about.clubStudySequence,
      studyNo: studies.get(about.clubStudySequence) ?? 0,
      place: about.place,
    },
  };
}
