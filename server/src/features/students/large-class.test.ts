import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTables, idOf, nthId } from '../../testing/many-rows.ts'
import { openWatchedDatabase, pagesRead, plansOf } from '../../testing/open-database.ts'
import { factsOfClass } from './class-store.ts'
import { stoppedStudents } from './instructor-store.ts'
import { scopeOf, selectStudentsAfter } from './list-store.ts'
import { pageOfStudents } from './list-students.ts'

const STUDENTS = 50_000
/** Of 8 KB; a whole reading of the enrolments is some 1,500, of an index of theirs some 500. */
const PAGES_MAX = 750
/** A search looks at the rows of its first thousand matches, however many there are. */
const PAGES_OF_MATCHES_MAX = 1_000

const teacherId = nthId('f', 1)
const [popular, graduated, quiet] = [1, 2, 3].map((n) => nthId('c', n)) as [string, string, string]

/** One of sixteen has a name that the others have not. */
const NAME_OF = (word: string, common: string) =>
  `'${word} ' || lpad((n * 7919 % ${STUDENTS})::text, 6, '0') || case when n % 16 = 3 then ' ${common}' else '' end`

let open: Awaited<ReturnType<typeof openWatchedDatabase>>

/** A popular course with fifty thousand students, ten of them at risk of none; one that nearly all have completed long ago; a
 * quiet one. */
beforeAll(async () => {
  open = await openWatchedDatabase()
  const enrol = (course: string, completed: string, daysAway: string, where = 'true') =>
    `insert into enrolments (course_id, user_id, enrolled_at, last_active_at, completed, student_key)
     select '${course}', ${idOf('5', 'n')}, now() - interval '1 year', now() - (${daysAway}) * interval '1 day',
       ${completed}, ${NAME_OF('student', 'uwase')}
     from generate_series(1, ${STUDENTS}) n where ${where}`
  await fillTables(open.pool, [
    // What is flushed late is not marked as visible to all, and would be read from its rows.
    'set synchronous_commit = on',
    `insert into users (id, name, email) values ('${teacherId}', 'Grace', 'grace@example.rw')`,
    `insert into users (id, name, email)
     select ${idOf('5', 'n')}, ${NAME_OF('Student', 'Uwase')}, 's' || n || '@example.rw'
     from generate_series(1, ${STUDENTS}) n`,
    `insert into courses (id, title, description, category, created_by, instructor_id, duration_weeks, price_rwf,
       course_type, search)
     select ${idOf('c', 'n')}, 'C', '', '', '', '${teacherId}', 1, 0, 'free', '' from generate_series(1, 3) n`,
    // One in 2,000 has stopped, and every other one is behind nobody.
    enrol(popular, '10 + n % 10', 'case when n % 2000 = 0 then 30 else n % 6 end'),
    // Through, and away for long; a few are left.
    enrol(graduated, 'case when n % 2500 = 0 then 18 else 20 end', '100'),
    enrol(quiet, 'n % 20', 'n % 14', 'n <= 200'),
    `insert into course_totals (course_id, slot, students, lectures)
     select course_id, 0, count(*), 20 from enrolments group by course_id`,
    'insert into course_progress_counts select course_id, completed, 0, count(*) from enrolments group by 1, 2',
    'vacuum analyze enrolments',
    'vacuum analyze users',
    'analyze',
  ])
}, 120_000)
afterAll(() => open.close())

const ask = (course: string, asked: Parameters<typeof pageOfStudents>[2]) => {
  open.asked.length = 0
  return pageOfStudents({ db: open.db, now: () => new Date() }, course, { limit: 25, ...asked })
}

test.each([
  ['by name', popular, {}, STUDENTS],
  ['by name, backwards', popular, { sort: '-name' }, STUDENTS],
  ['by progress', popular, { sort: 'progress' }, STUDENTS],
  ['by the last visit', popular, { sort: '-lastActive' }, STUDENTS],
  ['the few at risk of a large class', popular, { risk: 'any' }, 25],
  ['the few at risk by progress', popular, { risk: 'away', sort: '-progress' }, 25],
  ['nobody who is behind', popular, { risk: 'behind' }, 0],
  ['one student by name', popular, { q: 'student 004321' }, 1],
  ['a word that all have', popular, { q: 'student' }, 1000],
  ['the last page of a name that many have', popular, { q: 'uwase', page: 40 }, 1000],
  ['the few left where all others are through', graduated, { risk: 'away' }, 20],
  ['a quiet course', quiet, { risk: 'any' }, undefined],
] as const)('%s: what is read does not grow with the class', async (_, course, asked, total) => {
  const found = await ask(course, asked)
  if (total !== undefined) expect(found.total).toBe(total)
  expect(found.students).toHaveLength(Math.min(found.total, 25))
  expect(await pagesRead(open)).toBeLessThan('q' in asked ? PAGES_OF_MATCHES_MAX : PAGES_MAX)
})

test('those who are named are looked up, and not met among all others by name', async () => {
  const facts = await factsOfClass({ db: open.db, now: () => new Date() }, popular)
  const ids = Array.from({ length: 300 }, (_, n) => nthId('5', 1 + 7 * n))
  const scope = await scopeOf(open.db, facts, { ids })
  open.asked.length = 0
  const rows = await selectStudentsAfter(open.db, facts, scope, undefined, 20)
  expect(rows.map(({ student_key }) => student_key)).toEqual(rows.map((row) => row.student_key).toSorted())
  expect(await plansOf(open)).not.toContain('enrolments_by_name')
})

test('who has stopped, over all courses of an instructor', async () => {
  open.asked.length = 0
  const stopped = await stoppedStudents(open.db, teacherId, new Date(Date.now() - 7 * 86_400_000))
  expect(stopped.map(({ course_id, students }) => [course_id, students])).toEqual(
    expect.arrayContaining([
      [popular, 25],
      [graduated, 20],
    ]),
  )
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})
