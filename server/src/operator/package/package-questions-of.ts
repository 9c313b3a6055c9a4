import type { PackageCourse, PackageQuestion } from '@academy/contract/course-package'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import type { AssessmentsTable } from '../../db/schema-attempts.ts'
import { type KeyedQuestion, newestKeyedPaper } from '../../features/attempts/index.ts'

/** Gives a stored file its name in the package; `fileName` is what people know it by. */
export type NameFile = (key: string, fileName?: string | null) => string

interface Naming {
  nameFile: NameFile
  lectureIndexOf: (lectureId: string) => number | null
}

/** A course's quizzes in their order, and its final exam, with the newest questions and their key. */
export async function packageQuestionsOf(
  db: Kysely<Database>,
  courseId: string,
  { nameFile, lectureIndexOf }: Naming,
): Promise<Pick<PackageCourse, 'quizzes' | 'finalExam'>> {
  const rows = await db
    .selectFrom('assessments')
    .selectAll()
    .where('course_id', '=', courseId)
    .orderBy('id')
    .execute()
  const whole: Pick<PackageCourse, 'quizzes' | 'finalExam'> = { quizzes: [] }
  for (const row of rows) {
    const questions = (await newestKeyedPaper(db, row.id)).map((one) => packageQuestionOf(one, nameFile))
    const facts = { ...factsOf(row), questions }
    if (row.kind === 'final-exam') whole.finalExam = facts
    else
      whole.quizzes.push({
        ...facts,
        lectureIndex: row.lecture_id === null ? null : lectureIndexOf(row.lecture_id),
      })
  }
  return whole
}

const factsOf = (row: Selectable<AssessmentsTable>) => ({
  title: row.title,
  description: row.description,
  timeLimit: row.time_limit_minutes,
  passingScore: row.passing_percent,
  totalMarks: row.total_marks,
})

function packageQuestionOf(row: KeyedQuestion, nameFile: NameFile): PackageQuestion {
  const { question, questionType, options, correctOption, marks, image } = row
  return {
    question,
    questionType,
    ...(correctOption !== null && { options, correctOption }),
    marks,
    ...(image && { image: { url: nameFile(image.key), alt: image.alt } }),
  }
}
