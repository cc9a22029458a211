import type { ContentKind } from '@dure/contract/authoring/contents/content-type';
import type { ReadingState } from '@dure/contract/authoring/contents/reading';
import { isManager, type Session } from '../../../kernel/session/session.ts';
import { type ClubFacts, isClubAdmin, isClubMember } from '../../clubs/clubs/clubs.public.ts';

/** Whether the caller may edit a content, see its versions and where it is used. */
export const mayEdit = (me: Session, content: { readonly author_id: string }): boolean =>
  isManager(me) || content.author_id === me.memberId;

/** A study shows its materials to the members and admins of its club. */
export const showsMaterials = (me: Session, club: ClubFacts): boolean => isClubMember(club) || isClubAdmin(me, club);

const BY_TYPE: Readonly<Record<string, ContentKind>> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/hwp+zip': 'HWPX',
  'application/x-hwp+zip': 'HWPX',
  'application/x-hwp': 'HWP',
  'application/x-cfb': 'OLD',
  'text/html': 'HTML',
  'text/markdown': 'MD',
};

/** What an uploaded file is, by the type that its content showed. */
export function kindOfFile(contentType: string): ContentKind {
  const type = contentType.split(';')[0]!;
  return BY_TYPE[type] ?? (type.startsWith('image/') ? 'IMAGE' : 'TXT');
}

/** Where a new version begins: a picture has nothing to read. */
export const firstState = (kind: ContentKind): ReadingState => (kind === 'IMAGE' ? 'NONE' : 'WAITING');
