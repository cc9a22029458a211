import type { Download } from '../../../kernel/http/route.ts';
import { FileMissing } from '../../../kernel/files/store.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { isManager } from '../../../kernel/session/session.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listContentPlaces, listVersionFiles, showsMaterials } from '../../authoring/contents/contents.public.ts';
import { hiddenFileName, listStandings, type QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';
import { zip } from '../../tenancy/files/files.public.ts';
import { hidesName, mayDownload } from './downloads.policy.ts';
import { downloadsText } from './downloads.text.ts';
import { listAnswerPlaces, listFeedbackPlaces, listStoredFiles, type StoredFile } from './places.queries.ts';

/**
 * The files in the asked order; refuses as unknown what the caller may not see. Where the club hides from the caller who
 * wrote an answer, its files do not tell by their names.
 */
async function reachFiles(unit: Unit, keys: readonly string[]): Promise<StoredFile[]> {
  const { tenantId, memberId } = unit;
  const [answers, feedback, contents, versions, files] = await unit.read(
    listAnswerPlaces(tenantId, keys),
    listFeedbackPlaces(tenantId, keys),
    listContentPlaces(tenantId, keys),
    listVersionFiles(tenantId, memberId, keys),
    listStoredFiles(tenantId, keys),
  );
  const standingAt = await listStandings(unit, [...answers, ...feedback, ...contents]);
  const viewer = (place: QuizAddress) => {
    const room = standingAt(place);
    const seesPeers = room !== undefined && room.verdicts.seePeers === null;
    return { isAdmin: room?.isAdmin ?? false, seesPeers, hidesPeople: room?.hidesPeople ?? false };
  };
  const places = [
    ...answers.map((place) => ({
      key: place.file_key,
      kind: 'ANSWER' as const,
      isOwn: place.member_id === memberId,
      isSubmitted: place.is_submitted,
      isShown: place.is_shown,
      isHeld: false,
      position: place.position,
      ...viewer(place),
    })),
    ...feedback.map((place) => ({
      key: place.file_key,
      kind: 'FEEDBACK' as const,
      isOwn: place.member_id === memberId,
      isSubmitted: true,
      isShown: false,
      isHeld: place.is_held,
      position: undefined,
      ...viewer(place),
    })),
    ...contents.map((place) => ({
      key: place.file_key,
      kind: 'CONTENT' as const,
      isOwn: false,
      isSubmitted: true,
      isShown: true,
      isHeld: false,
      position: undefined,
      ...viewer(place),
    })),
    ...versions.map(({ file_key, author_id, clubs }) => ({
      key: file_key,
      kind: 'CONTENT' as const,
      isOwn: author_id === memberId || isManager(unit.me) || clubs.some((club) => showsMaterials(unit.me, club)),
      isSubmitted: true,
      isShown: true,
      isHeld: false,
      position: undefined,
      isAdmin: false,
      seesPeers: false,
      hidesPeople: false,
    })),
  ];
  const allowed = places.filter(mayDownload);
  return keys.map((key) => {
    const file = files.find(({ file_key }) => file_key === key);
    const here = allowed.filter((place) => place.key === key);
    if (!file || here.length === 0) return refuse('notFound');
    const hidden = here.every(hidesName) ? here[0] : undefined;
    return hidden?.position === undefined ? file : { ...file, name: hiddenFileName(file.name, hidden.position) };
  });
}

/** One file as itself, several as one archive. */
export async function downloadFiles(unit: Unit, keys: readonly string[]): Promise<Download> {
  const files = await reachFiles(unit, keys);
  const open = ({ file_key }: StoredFile) => unit.services.files.get(`${unit.tenantId}/${file_key}`);
  const [first] = files;
  if (files.length > 1 || !first) {
    const entries = files.map((file) => ({
      name: file.name,
      modifiedAt: file.created_at,
      isText: file.content_type.startsWith('text/'),
      open: () => open(file),
    }));
    return { name: downloadsText.archive, contentType: 'application/zip', stream: zip(entries) };
  }
  const stream = await open(first).catch((error: unknown) => {
    if (error instanceof FileMissing) return refuse('notFound');
    throw error;
  });
  return { name: first.name, contentType: first.content_type, byteSize: first.byte_size, stream };
}
