import { clubPageFields } from '@dure/contract/clubs/clubs/clubs.views';

/** Fields of a club's row that its page shows and cards do not. */
export type ClubPageField = keyof typeof clubPageFields;
export const CLUB_PAGE_FIELDS = Object.keys(clubPageFields) as ClubPageField[];
