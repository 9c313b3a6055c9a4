/** Who calls, in the order of the cells below. S0 is a student without the course, S1 studies it, S2 has completed it;
 * I0 is an instructor of another course, I1 owns it; AD is an admin, SA a superadmin. */
export const CALLERS = ['visitor', 'S0', 'S1', 'S2', 'I0', 'I1', 'AD', 'SA'] as const

export type CallerKind = (typeof CALLERS)[number]

export interface AccessRow {
  /** The status of a valid call, one for each caller. */
  cells: string
  /** Whose rows, and what else the numbers do not say. */
  scope?: string
}
