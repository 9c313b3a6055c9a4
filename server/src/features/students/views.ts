import { summarise } from '@academy/contract/progress'
import { risksOf, type Student } from '@academy/contract/students'
import type { ClassFacts } from './class-store.ts'
import type { StudentRow } from './list-store.ts'

export function viewStudent(row: StudentRow, { lectures, median }: ClassFacts, now: Date): Student {
  const { completed, enrolled_at: enrolledAt, last_active_at: lastActive } = row
  const progress = summarise(Math.min(completed, lectures), lectures)
  return {
    _id: row.user_id,
    name: row.name,
    email: row.email,
    progress: progress.courseProgressPercentage,
    ...progress,
    enrolledAt: enrolledAt.toISOString(),
    lastActive: lastActive?.toISOString() ?? null,
    isOnline: row.is_online,
    risks: risksOf({ completed, lectures, lastSeenAt: lastActive ?? enrolledAt }, median, now),
    role: row.role,
    mainrole: row.mainrole,
  }
}
