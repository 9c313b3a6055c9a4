import { type RawBuilder, sql } from 'kysely'
import type { TestAcademy } from './academy.ts'

/** What an instructor has: all other rows are somebody else's. */
export interface OwnWorld {
  person: { id: string }
  students: { id: string }[]
}

/** Writes one word into every text that a person reads of all courses, people and papers that are not this instructor's own. */
export async function plantWord(academy: TestAcademy, word: string, own: OwnWorld): Promise<void> {
  const { db } = academy.services
  const people = [own.person, ...own.students].map(({ id }) => id)
  const ownCourses = sql`select id from courses where instructor_id = ${own.person.id}`
  const isOthersCourse = sql`course_id is null or course_id not in (${ownCourses})`
  const isOthersPaper = sql`assessment_id in (select id from assessments where ${isOthersCourse})`
  const isOthersSubmission = sql`submission_id in (select id from submissions where ${isOthersCourse})`
  const plant = async (table: string, columns: string[], isOthers: RawBuilder<unknown>) => {
    const set = columns.map((column) => sql`${sql.ref(column)} = ${word}`)
    const isNew = columns.map((column) => sql`${sql.ref(column)} is distinct from ${word}`)
    await sql`update ${sql.table(table)} set ${sql.join(set)}
      where (${isOthers}) and (${sql.join(isNew, sql` or `)})`.execute(db)
  }
  await sql`update users set name = ${word} || ' Uwase', email = ${word} || '.' || id || '@example.rw'
    where id <> all(${people}::text[]) and name not like ${`${word}%`}`.execute(db)
  await plant('courses', ['title', 'description', 'created_by'], sql`id not in (${ownCourses})`)
  await plant('lectures', ['title', 'description'], isOthersCourse)
  await plant('assessments', ['title', 'description'], isOthersCourse)
  await sql`update papers set questions = (
      select jsonb_agg(question || jsonb_build_object('question', ${word}::text)) from jsonb_array_elements(questions) question)
    where ${isOthersPaper} and questions::text not like ${`%${word}%`}`.execute(db)
  await plant('submissions', ['feedback'], isOthersCourse)
  await plant(
    'submission_answers',
    ['written_answer', 'feedback'],
    sql`written_answer is not null and ${isOthersSubmission}`,
  )
  await plant('extra_times', ['reason'], isOthersPaper)
  await plant('attendance_records', ['notes'], isOthersCourse)
  await plant('lecture_questions', ['title', 'body'], isOthersCourse)
  await plant(
    'lecture_answers',
    ['body'],
    sql`question_id in (select id from lecture_questions where ${isOthersCourse})`,
  )
  await plant('certification_requests', ['course_title', 'instructor_name', 'notes'], isOthersCourse)
  await plant('payment_requests', ['course_title'], isOthersCourse)
  await plant('notifications', ['title', 'message'], sql`user_id <> ${own.person.id}`)
  const ownConversations = sql`select conversation_id from conversation_sides where user_id = ${own.person.id}`
  await plant('messages', ['content'], sql`conversation_id not in (${ownConversations})`)
  await plant('conversations', ['course_title'], sql`id not in (${ownConversations})`)
  await plant('message_reports', ['reason', 'course_title'], sql`reporter_id <> ${own.person.id}`)
  await plant('grading_comments', ['text'], sql`owner_id <> ${own.person.id}`)
  await plant('invitations', ['name'], sql`true`)
}
