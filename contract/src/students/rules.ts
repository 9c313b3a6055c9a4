/** Without a visit for this many days a student has stopped. */
export const AWAY_DAYS = 7
/** Who has completed at most this share of what the middle of the class has is behind it. */
export const BEHIND_SHARE = 2 / 3
/** Counted exactly up to here; beyond it a screen says "1,000+". */
export const RISK_COUNTED_MAX = 1000
/** How far back the page of one student shows the days of use. */
export const ACTIVE_DAYS_SHOWN = 84

export const STUDENT_SORTS = ['name', 'progress', 'lastActive'] as const
export type StudentSort = (typeof STUDENT_SORTS)[number]

/** Why somebody is at risk: not there for a week, or behind the class. */
export const RISKS = ['away', 'behind'] as const
export type Risk = (typeof RISKS)[number]
export const RISK_FILTERS = ['any', ...RISKS] as const
export type RiskFilter = (typeof RISK_FILTERS)[number]

const DAY_MS = 86_400_000

/** How many students of a class have completed that many lectures. */
export interface ProgressCount {
  completed: number
  students: number
}

/** What the one in the middle of the class has completed, the lower of two; 0 without a class. */
export function medianCompleted(counts: readonly ProgressCount[]): number {
  const all = counts.reduce((sum, { students }) => sum + students, 0)
  let upTo = 0
  for (const { completed, students } of counts.toSorted((a, b) => a.completed - b.completed)) {
    upTo += students
    if (students > 0 && upTo * 2 >= all) return completed
  }
  return 0
}

/** The most lectures with which one is behind such a class by a third; -1 while nobody can be. */
export const behindUpTo = (median: number): number => (median > 0 ? Math.floor(median * BEHIND_SHARE) : -1)

/** Whoever was there last before this moment has stopped. */
export const awayBefore = (now: Date): Date => new Date(now.getTime() - AWAY_DAYS * DAY_MS)

export interface StudentStanding {
  completed: number
  /** Lectures of the course, now. */
  lectures: number
  /** The enrolment, for who never came. */
  lastSeenAt: Date
}

/** Why this student is at risk: nothing for who has completed every lecture, however long ago. */
export function risksOf(student: StudentStanding, median: number, now: Date): Risk[] {
  if (isThrough(student)) return []
  const risks: Risk[] = []
  if (student.lastSeenAt < awayBefore(now)) risks.push('away')
  if (student.completed <= behindUpTo(median)) risks.push('behind')
  return risks
}

export const isThrough = ({ completed, lectures }: Pick<StudentStanding, 'completed' | 'lectures'>) =>
  lectures > 0 && completed >= lectures
