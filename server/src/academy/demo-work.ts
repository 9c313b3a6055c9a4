import { EXAM_MARKS_STEP, QUIZ_MARKS_STEP } from '@academy/contract/attempts'
import type { DemoHandedIn, DemoPeople, DemoPerson } from '@academy/contract/course-package'
import { FINAL_EXAM_MESSAGES } from '@academy/contract/final-exams'
import { QUIZ_MESSAGES } from '@academy/contract/quizzes'
import {
  handIn,
  newestPaper,
  openAttempt,
  type Place,
  saveMarks,
  standingForTaker,
} from '../features/attempts/index.ts'
import type { Context, SignedIn } from '../http/context.ts'
import type { ImportedCourse } from './package/import-package.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** What the people of the demo have handed in and been given, by the same acts as on the screen, some days ago. */
export async function handInAll(
  ctx: Context,
  { people }: DemoPeople,
  ids: ReadonlyMap<string, string>,
  courses: readonly ImportedCourse[],
): Promise<void> {
  const callerOf = (person: DemoPerson | undefined, role: SignedIn['role']): SignedIn => {
    const { name = '', email = '' } = person ?? {}
    return { id: ids.get(email) ?? '', name, email, role, sessionId: 'demo' }
  }
  for (const person of people) {
    const student = callerOf(person, 'student')
    for (const { course: key, quizzes, finalExam } of person.enrolments) {
      const course = courses.find((one) => one.key === key)
      if (!course) throw new Error(`${person.email} works in ${key}, which the demo does not have`)
      const teacher = callerOf(
        people.find(({ teaches }) => teaches.includes(key)),
        'instructor',
      )
      for (const { quiz, ...work } of quizzes)
        await handInOne(ctx, { kind: 'quiz', id: course.quizIds[quiz] ?? '' }, work, student, teacher)
      if (finalExam)
        await handInOne(ctx, { kind: 'final-exam', id: course.courseId }, finalExam, student, teacher)
    }
  }
}

async function handInOne(
  ctx: Context,
  place: Place,
  { answers, daysAgo, minutes, grades, feedback }: DemoHandedIn,
  student: SignedIn,
  teacher: SignedIn,
): Promise<void> {
  const began = ctx.now().getTime() - daysAgo * DAY_MS
  const sentences = place.kind === 'quiz' ? QUIZ_MESSAGES : FINAL_EXAM_MESSAGES
  const taking = as(ctx, student, began)
  const standing = await standingForTaker(taking, place, sentences.notFound)
  await openAttempt(taking, standing, place, false)
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
  if (grades.length === 0) return
  const marks = grades.map(({ question, marks, feedback: words }) => ({
    questionId: questions[question]?._id ?? '',
    marksAwarded: marks,
    feedback: words,
  }))
  const step = place.kind === 'quiz' ? QUIZ_MARKS_STEP : EXAM_MARKS_STEP
  await saveMarks(as(ctx, teacher, done), handedIn.submission, marks, { step, by: teacher.id, feedback })
}

/** The same transaction as that person, at that moment. */
function as(ctx: Context, caller: SignedIn, atMs: number): Context {
  const theirs: Context = {
    ...ctx,
    caller,
    now: () => new Date(atMs),
    write: (work) => work(theirs),
  }
  return theirs
}
