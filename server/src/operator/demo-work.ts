import { EXAM_MARKS_STEP, QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import type { DemoHandedIn, DemoPeople, DemoPerson } from '@academy/contract/course-package'
import { FINAL_EXAM_MESSAGES } from '@academy/contract/final-exams'
import { QUIZ_MESSAGES } from '@academy/contract/quizzes'
import {
  handIn,
  newestPaper,
  openAttempt,
  type SittingPlace,
  saveMarks,
  standingForTaker,
} from '../features/attempts/index.ts'
import type { Context, SignedIn } from '../http/context.ts'
import { certify } from './demo-certificates.ts'
import { as, DAY_MS, MINUTE_MS } from './demo-time.ts'
import type { ImportedCourse } from './package/import-package.ts'

/** What the people of the demo have handed in and been given, by the same acts as on the screen, some days ago. */
export async function handInAll(
  ctx: Context,
  { people }: DemoPeople,
  { ids, courses }: { ids: ReadonlyMap<string, string>; courses: readonly ImportedCourse[] },
  goOn: () => void,
): Promise<void> {
  const callerOf = (person: DemoPerson | undefined, role: SignedIn['role']): SignedIn => {
    const { name = '', email = '' } = person ?? {}
    return { id: ids.get(email) ?? '', name, email, role, sessionId: 'demo' }
  }
  for (const person of people) {
    const student = callerOf(person, 'student')
    for (const { course: key, quizzes, finalExam } of person.enrolments) {
      goOn()
      const course = courses.find((one) => one.key === key)
      if (!course) throw new Error(`${person.email} works in ${key}, which the demo does not have`)
      const teacher = callerOf(
        people.find(({ teaches }) => teaches.includes(key)),
        'instructor',
      )
      for (const { quiz, ...work } of quizzes)
        await handInOne(ctx, { kind: 'quiz', id: course.quizIds[quiz] ?? '' }, work, student, teacher)
      if (!finalExam) continue
      const place = { kind: 'final-exam', id: course.courseId } as const
      const submissionId = await handInOne(ctx, place, finalExam, student, teacher)
      const admin = callerOf(
        people.find(({ role, mainrole }) => role === 'admin' && mainrole === ''),
        'admin',
      )
      await certify(ctx, { courseId: course.courseId, submissionId, student, teacher, admin }, finalExam)
    }
  }
}

async function handInOne(
  ctx: Context,
  place: SittingPlace,
  { answers, daysAgo, minutes, grades, feedback }: DemoHandedIn,
  student: SignedIn,
  teacher: SignedIn,
): Promise<string> {
  const began = ctx.now().getTime() - daysAgo * DAY_MS
  const sentences = place.kind === 'quiz' ? QUIZ_MESSAGES : FINAL_EXAM_MESSAGES
  const taking = as(ctx, student, began)
  const standing = await standingForTaker(taking, place, sentences.notFound)
  await openAttempt(taking, standing, place, false, [])
  const { questions } = await newestPaper(ctx.db, standing.id)
  const given = questions.map(({ _id: questionId }, at) => {
    const answer = answers[at] ?? null
    return typeof answer === 'string'
      ? { questionId, writtenAnswer: answer }
      : { questionId, selectedOption: answer }
  })
  const done = began + minutes * MINUTE_MS
  const handedIn = await handIn(as(ctx, student, done), place, { answers: given }, sentences)
  if (!handedIn) throw new Error(`${student.email} could not hand in ${place.kind} ${place.id}`)
  const { submission } = handedIn
  if (grades.length === 0) return submission.id
  const marks = grades.map(({ question, marks, feedback: words }) => ({
    questionId: questions[question]?._id ?? '',
    marksAwarded: marks,
    feedback: words,
  }))
  const step = place.kind === 'quiz' ? QUIZ_MARKS_STEP : EXAM_MARKS_STEP
  await saveMarks(as(ctx, teacher, done), submission, marks, { step, by: teacher.id, feedback })
  return submission.id
}
