import { type RawBuilder, sql } from 'kysely'

/** A statement; which rows it is about, and what they become, the number tells. */
export type Write = (pick: number) => RawBuilder<unknown>
export type Writes = Record<string, Write>

/** One of those that are there now. */
export const one = (table: string, pick: number, where = sql`true`) =>
  sql`(select id from ${sql.table(table)} where ${where} order by id offset ${pick % 5} limit 1)`

/** The same of a table without ids, by where its row lies. */
export const oneRow = (table: string, pick: number, order: RawBuilder<unknown>) =>
  sql`(select ctid from ${sql.table(table)} order by ${order} offset ${pick % 5} limit 1)`

export const isTeacher = sql`role = 'instructor'`
export const isStudent = sql`role = 'user'`
