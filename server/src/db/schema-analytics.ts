/** How far each kind is counted by day. The counts themselves are read and written by statements of their own. */
interface RollupsTable {
  kind: 'enrolments' | 'completions' | 'results' | 'payments' | 'learners'
  /** Days in Kigali, as YYYY-MM-DD. */
  marked_through: string
  rolled_through: string
}

export interface AnalyticsTables {
  rollups: RollupsTable
}
