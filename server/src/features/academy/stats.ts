import type { AcademyStats } from '@academy/contract/academy'
import type { Context } from '../../http/context.ts'
import { recentCounts } from './recent-store.ts'
import { academyTotals } from './totals-store.ts'

export async function readStats(ctx: Context) {
  const { users, courses, lectures, quizzes } = await academyTotals(ctx.db)
  const recent = await recentCounts(ctx.db, ctx.now())
  const stats: AcademyStats = {
    totalCourses: courses,
    totalCoures: courses,
    totalLectures: lectures,
    totalUsers: users,
    totalQuizzes: quizzes,
    ...recent,
  }
  return { stats, ...stats }
}
