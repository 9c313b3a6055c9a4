import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillTables, idOf, nthId } from '../../../testing/many-rows.ts'
import { openWatchedDatabase, pagesRead } from '../../../testing/open-database.ts'
import { countCertifiable, selectCertifiable, selectPassed } from './passed-store.ts'

const PASSED = 40_000
/** One in so many has no certificate on its way. */
const OPEN_EACH = 2_000
const ROWS = 50
/** Of 8 KB; each row of the page is looked up with who it is of and what was asked for. A whole reading is some 2,000. */
const PAGES_MAX = 1_000

const popular = nthId('c', 1)

let open: Awaited<ReturnType<typeof openWatchedDatabase>>
beforeAll(async () => {
  open = await openWatchedDatabase()
  await fillTables(open.pool, [
    `insert into users (id, name, email)
     select ${idOf('d', 'n')}, 'Keza', 'keza' || n || '@example.rw' from generate_series(1, ${PASSED}) n`,
    `insert into submissions (id, attempt_id, assessment_id, kind, paper_id, course_id, student_id, status,
       submitted_at, total_marks, total_marks_awarded, unmarked_count, passing_percent, passed, content_hash)
     select ${idOf('1', 'n')}, ${idOf('e', 'n')}, ${idOf('a', '1')}, 'final-exam', ${idOf('b', '1')}, '${popular}', ${idOf('d', 'n')},
       'graded', now() - n * interval '1 minute', 1, 1, 0, 70, true, '' from generate_series(1, ${PASSED}) n`,
    `insert into certification_requests (id, student_id, course_id, course_title, course_description, category,
       duration_weeks, instructor_name, submission_id, percentage, requested_by_name, requested_at)
     select ${idOf('f', 'n')}, ${idOf('d', 'n')}, '${popular}', 'Maps', '', 'Data', 4, 'Grace', ${idOf('1', 'n')}, 90, 'Grace', now()
     from generate_series(1, ${PASSED}) n where n % ${OPEN_EACH} > 0`,
    `insert into passed_exams select s.id, s.course_id, s.student_id, s.submitted_at, r.id is not null
     from submissions s left join certification_requests r on r.student_id = s.student_id`,
    `insert into course_totals (course_id, slot, certifiable)
     select course_id, 0, count(*) from passed_exams where not is_requested group by course_id`,
    'analyze',
  ])
}, 60_000)
afterAll(() => open.close())

test('a page of who has passed reads no more where nearly all have their certificates', async () => {
  open.asked.length = 0
  const rows = await selectPassed(open.db, popular, ROWS)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
  expect(rows.map(({ status }) => status)).toEqual([
    ...Array(PASSED / OPEN_EACH).fill(null),
    ...Array(ROWS - PASSED / OPEN_EACH).fill('pending'),
  ])
})

test('nor do those for whom one may be asked, and how many they are', async () => {
  open.asked.length = 0
  const rows = await selectCertifiable(open.db, popular, 1_000)
  expect(rows).toHaveLength(await countCertifiable(open.db, popular))
  expect(rows).toHaveLength(PASSED / OPEN_EACH)
  expect(await pagesRead(open)).toBeLessThan(PAGES_MAX)
})
