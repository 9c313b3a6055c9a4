import type { Finds } from '@academy/contract/find'
import { type RawBuilder, sql } from 'kysely'

export type Row<K extends keyof Finds> = Finds[K]['rows'][number]

/** What one kind is shown as; the table has an id and `found_by`, and is called `its` where it is shown. */
export interface FindSource<K extends keyof Finds> {
  table: RawBuilder<unknown>
  /** Which rows the caller may find at all. */
  scope: RawBuilder<unknown>
  shown: RawBuilder<Row<K>>
}

/** The instructor whose own alone are found; null for who runs the academy. */
export type Owner = string | null

const EVERYTHING = sql`true`

export const people = (owner: Owner): FindSource<'people'> => ({
  table: sql`users`,
  scope: owner
    ? sql`exists (select from taught_students t where t.instructor_id = ${owner} and t.user_id = users.id)`
    : EVERYTHING,
  shown: sql`its.id as _id, its.name, its.email, its.role, ${
    owner
      ? sql`(select e.course_id::text from enrolments e join courses c on c.id = e.course_id
          where e.user_id = its.id and c.instructor_id = ${owner} order by e.course_id desc limit 1)`
      : sql`null`
  } as "courseId"`,
})

export const courses = (owner: Owner): FindSource<'courses'> => ({
  table: sql`courses`,
  scope: owner ? sql`instructor_id = ${owner}` : EVERYTHING,
  shown: sql`its.id as _id, its.title`,
})

export const lectures = (owner: Owner): FindSource<'lectures'> => ({
  table: sql`lectures`,
  scope: owner
    ? sql`exists (select from courses where courses.id = lectures.course_id and instructor_id = ${owner})`
    : EVERYTHING,
  shown: sql`its.id as _id, its.title, its.course_id as "courseId",
    (select title from courses where id = its.course_id) as "courseTitle"`,
})

export const questions = (owner: Owner): FindSource<'questions'> => ({
  table: sql`lecture_questions`,
  scope: owner
    ? sql`exists (select from courses where courses.id = lecture_questions.course_id and instructor_id = ${owner})`
    : EVERYTHING,
  shown: sql`its.id as _id, its.title,
    (select title from lectures where id = its.lecture_id) as "lectureTitle",
    (select title from courses where id = its.course_id) as "courseTitle"`,
})

export const payments: FindSource<'payments'> = {
  table: sql`payment_requests`,
  scope: EVERYTHING,
  shown: sql`its.id as _id, its.reference, its.status, its.course_title as "courseTitle",
    coalesce((select name from users where id = its.student_id), '') as name`,
}

export const certificates: FindSource<'certificates'> = {
  table: sql`certificates`,
  scope: EVERYTHING,
  shown: sql`its.id as _id, its.number, its.holder_name as name, its.course_title as "courseTitle"`,
}
