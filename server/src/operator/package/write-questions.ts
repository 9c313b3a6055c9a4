import type { AssessmentKind } from '@academy/contract/attempts'
import type { PackageCourse } from '@academy/contract/course-package'
import { createAssessment, rememberQuestionImage } from '../../features/attempts/index.ts'
import type { Context } from '../../http/context.ts'
import type { PreparedCourse } from './prepare-course.ts'
import type { PreparedQuestions } from './prepare-questions.ts'

interface Facts {
  title: string
  description: string
  timeLimit: number
  passingScore: number
}
interface Place {
  kind: AssessmentKind
  courseId: string
  lectureId: string | null
}
export interface WrittenQuestions {
  quizIds: string[]
  finalExamId: string | null
}

/** The quizzes, in their order, and the final exam of a course whose lectures stand already. */
export async function writeQuestions(
  ctx: Context,
  courseId: string,
  lectureIds: readonly string[],
  { quizzes, finalExam }: PackageCourse,
  prepared: PreparedCourse,
): Promise<WrittenQuestions> {
  const quizIds: string[] = []
  for (const [q, quiz] of quizzes.entries()) {
    const { lectureIndex } = quiz
    const lectureId = lectureIndex === null ? null : (lectureIds[lectureIndex] ?? null)
    const place: Place = { kind: 'quiz', courseId, lectureId }
    quizIds.push(await writeOne(ctx, place, quiz, prepared.quizzes[q]))
  }
  const exam: Place = { kind: 'final-exam', courseId, lectureId: null }
  const finalExamId = finalExam ? await writeOne(ctx, exam, finalExam, prepared.finalExam) : null
  return { quizIds, finalExamId }
}

async function writeOne(
  ctx: Context,
  place: Place,
  { title, description, timeLimit, passingScore }: Facts,
  prepared: PreparedQuestions | null | undefined,
): Promise<string> {
  for (const image of prepared?.images ?? []) await rememberQuestionImage(ctx, image, null)
  const { id } = await createAssessment(ctx, {
    ...place,
    title,
    description,
    timeLimitMinutes: timeLimit,
    passingPercent: passingScore,
    questions: prepared?.questions ?? [],
  })
  return id
}
