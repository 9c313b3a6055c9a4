import { sql } from 'kysely'
import type { Db } from '../../http/context.ts'

/** What the academy holds, as the writes that change it keep it. */
export const academyTotals = (db: Db) =>
  db
    .selectFrom('academy_totals')
    .select([
      sql<number>`coalesce(sum(users), 0)`.as('users'),
      sql<number>`coalesce(sum(courses), 0)`.as('courses'),
      sql<number>`coalesce(sum(lectures), 0)`.as('lectures'),
      sql<number>`coalesce(sum(quizzes), 0)`.as('quizzes'),
    ])
    .executeTakeFirstOrThrow()
