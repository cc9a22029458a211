export const FINDING_JOB = 'lecture-question';

/** A question whose answer is looked for in the materials. */
export interface FindingAsked {
  readonly tenantId: string;
  readonly club: number;
  readonly serial: number;
}
