/** What the records say of a member in a club that is over. */
export interface ClubRecord {
  readonly clubSequence: number;
  readonly clubName: string;
  readonly finishedAt: Date;
  readonly finalCount: number;
  readonly averageGrade: number | null;
  readonly growth: number | null;
  readonly jobGroup: string | null;
  readonly level: string | null;
}
