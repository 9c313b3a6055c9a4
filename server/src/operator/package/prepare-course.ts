import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PackageCourse, PackageQuestion } from '@academy/contract/course-package'
import { storeQuestionImage } from '../../features/attempts/index.ts'
import type { Context } from '../../http/context.ts'
import type { ImportOptions } from './import-options.ts'
import { type PreparedLecture, prepareLecture } from './prepare-files.ts'
import { type PreparedQuestions, prepareQuestions } from './prepare-questions.ts'
import { refusingAt } from './refusing-at.ts'
import type { JsonPath } from './source-positions.ts'

/** A course whose files are in the storage. */
export interface PreparedCourse {
  lectures: PreparedLecture[]
  quizzes: PreparedQuestions[]
  finalExam: PreparedQuestions | null
}

/** Puts a course's files into the storage, before and outside the transaction of the import; `stored` collects their keys. */
export async function prepareCourse(
  ctx: Context,
  c: number,
  course: PackageCourse,
  options: ImportOptions,
  stored: string[],
): Promise<PreparedCourse> {
  const prepared: PreparedCourse = { lectures: [], quizzes: [], finalExam: null }
  for (const [l, lecture] of course.lectures.entries()) {
    const prepare = () => prepareLecture(ctx, lecture, options.folder, stored)
    prepared.lectures.push(await refusingAt(placeOfLecture(c, l, lecture), options, prepare))
    options.onStep?.(lecture.title)
  }
  const questionsAt = (path: JsonPath, questions: readonly PackageQuestion[]) =>
    prepareQuestions(questions, (place, name) =>
      refusingAt(['courses', c, ...path, 'questions', place, 'image', 'url'], options, async () => {
        const image = await storeQuestionImage(ctx, await readFile(resolve(options.folder, name)))
        stored.push(image.key)
        return image
      }),
    )
  for (const [q, { questions }] of course.quizzes.entries())
    prepared.quizzes.push(await questionsAt(['quizzes', q], questions))
  if (course.finalExam) prepared.finalExam = await questionsAt(['finalExam'], course.finalExam.questions)
  return prepared
}

export const placeOfLecture = (c: number, l: number, lecture: object): JsonPath => [
  ...['courses', c, 'lectures', l],
  ...('file' in lecture ? ['file'] : []),
]
