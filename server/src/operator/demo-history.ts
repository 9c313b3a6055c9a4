import type { DemoPeople, PackageCourse } from '@academy/contract/course-package'
import { type HandedInBefore, handInMany } from '../features/attempts/index.ts'
import type { Context, SignedIn } from '../http/context.ts'
import { holdClasses } from './demo-classes.ts'
import { type DrawnStudy, drawStudies } from './demo-classmates.ts'
import { writeFees } from './demo-fees.ts'
import { ageAll, momentsOf, studiesOf, writeStudies } from './demo-study.ts'
import { MINUTE_MS } from './demo-time.ts'
import { handInAll } from './demo-work.ts'
import type { ImportedCourse } from './package/import-package.ts'

interface Filled {
  ids: ReadonlyMap<string, string>
  courses: readonly ImportedCourse[]
  packages: readonly PackageCourse[]
}

/** The last three months of the demo's people and of their classmates. What classmates did is no act as on a screen: it is written in a
 * few statements for all of them, and the database keeps its counts.
 * @param goOn asked before each step: it throws when the academy stops */
export async function writeHistory(
  ctx: Context,
  demo: DemoPeople,
  { ids, courses, packages }: Filled,
  goOn: () => void,
): Promise<void> {
  const now = ctx.now().getTime()
  const drawn = drawStudies(demo.classmates, packages, now)
  const own = demo.people.flatMap((person) => momentsOf(person, courses, now))
  const classmates = studiesOf(drawn, ids, courses)
  const studies = [...studiesOf(own, ids, courses), ...classmates]
  const works = drawn.flatMap((study) => worksOf(study, demo, { ids, courses, packages }))
  const steps = [
    () => writeStudies(ctx, studies),
    () => handInAll(ctx, demo, { ids, courses }, goOn),
    () => handInMany(ctx.db, works),
    () => writeFees(ctx, classmates, packages, adminOf(demo, ids)),
    () => holdClasses(ctx, demo, ids, studies),
    () => ageAll(ctx, studies),
  ]
  for (const step of steps) {
    goOn()
    await step()
  }
}

function worksOf({ email, course: key, works }: DrawnStudy, { people }: DemoPeople, filled: Filled) {
  const course = filled.courses.find((one) => one.key === key)
  const teacher = people.find(({ teaches }) => teaches.includes(key))
  return works.map(
    ({ quiz, at, minutes, gradedAt, ...given }): HandedInBefore => ({
      ...given,
      assessmentId: (quiz === null ? course?.finalExamId : course?.quizIds[quiz]) ?? '',
      studentId: filled.ids.get(email) ?? '',
      startedAt: new Date(at - minutes * MINUTE_MS),
      submittedAt: new Date(at),
      gradedAt: new Date(gradedAt),
      gradedBy: filled.ids.get(teacher?.email ?? '') ?? '',
    }),
  )
}

function adminOf({ people }: DemoPeople, ids: ReadonlyMap<string, string>): SignedIn {
  const { name = '', email = '' } = people.find(({ role, mainrole }) => role === 'admin' && !mainrole) ?? {}
  return { id: ids.get(email) ?? '', name, email, role: 'admin', sessionId: 'demo' }
}
