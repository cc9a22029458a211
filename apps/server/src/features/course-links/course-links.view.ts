interface NamedClub {
  readonly club_sequence: number;
  readonly club_type: string;
  readonly club_name: string;
}

export const linkedClubView = (row: NamedClub) => ({
  clubSequence: row.club_sequence,
  clubType: row.club_type,
  clubName: row.club_name,
});

export const otherClubView = (row: NamedClub & { readonly club_status: string }, enters: boolean) => ({
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  clubStatus: row.club_status,
  can: { enter: enters },
});
