import { resolve } from 'node:path'
import type { CoursePackage, PackageCourse } from '@academy/contract/course-package'
import { smallCourseImage } from '@academy/contract/courses'
import { newId } from '../../db/ids.ts'
import { createCourse } from '../../features/courses/index.ts'
import { createLecture, rememberSlideImage } from '../../features/lectures/index.ts'
import type { Context } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import { isNotAnImage } from '../../services/images/index.ts'
import { Refusal } from '../terminal.ts'
import { type JsonPath, pathText } from './json-spots.ts'
import { type PreparedLecture, prepareLecture } from './prepare-files.ts'
import type { Finding } from './read-checked.ts'

export type ImportedCourse = { key: string; courseId: string; lectureIds: string[] }

export type ImportOptions = {
  /** The folder that the package's file names are relative to. */
  folder: string
  /** Who teaches a course; null leaves that to an admin. */
  instructorOf: (course: PackageCourse) => { id: string; name: string } | null
  onStep?: (label: string) => void
  /** How a file whose bytes turn out wrong is told. */
  describe?: (finding: Finding) => string
}

/** Lectures to prepare, then courses to write: what a progress bar counts. */
export const stepsOf = ({ courses }: CoursePackage) =>
  courses.reduce((sum, { lectures }) => sum + lectures.length + 1, 0)

/** All or nothing: files first, then every row in one transaction; a failure takes the files away again.
 * @throws Refusal naming the place of a file that is not what it is called. */
export async function importPackage(
  ctx: Context,
  whole: CoursePackage,
  options: ImportOptions,
): Promise<ImportedCourse[]> {
  const stored: string[] = []
  try {
    const prepared: PreparedLecture[][] = []
    for (const [c, course] of whole.courses.entries()) {
      const lectures: PreparedLecture[] = []
      for (const [l, lecture] of course.lectures.entries()) {
        const prepare = () => prepareLecture(ctx, lecture, options.folder, stored)
        lectures.push(await told(placeOf(c, l, lecture), options, prepare))
        options.onStep?.(lecture.title)
      }
      prepared.push(lectures)
    }
    return await ctx.write(async (inner) => {
      const imported: ImportedCourse[] = []
      for (const [c, course] of whole.courses.entries()) {
        imported.push(await writeOne(inner, c, course, prepared[c] ?? [], options, stored))
        options.onStep?.(course.title)
      }
      return imported
    })
  } catch (error) {
    for (const key of stored) await ctx.files.remove(key)
    throw error
  }
}

async function writeOne(
  ctx: Context,
  c: number,
  course: PackageCourse,
  lectures: PreparedLecture[],
  options: ImportOptions,
  stored: string[],
): Promise<ImportedCourse> {
  const instructor = options.instructorOf(course)
  const create = () =>
    createCourse(ctx, {
      title: course.title,
      description: course.description,
      category: course.category,
      duration: course.duration,
      price: course.price,
      courseType: course.courseType,
      createdBy: (instructor?.name ?? course.createdBy ?? ctx.academy.name).slice(0, 100),
      instructorId: instructor?.id ?? null,
      imagePath: course.image && resolve(options.folder, course.image),
    })
  const { id: courseId, image_key: imageKey } = await told(['courses', c, 'image'], options, create)
  if (imageKey) stored.push(imageKey, smallCourseImage(imageKey))
  const lectureIds: string[] = []
  for (const [l, { images, ...lecture }] of lectures.entries()) {
    for (const image of images) await rememberSlideImage(ctx, image, null)
    const add = () => createLecture(ctx, { courseId, ...lecture })
    lectureIds.push((await told(placeOf(c, l, lecture), options, add)).id)
  }
  await keepQuizzes(ctx, courseId, lectureIds, course)
  return { key: course.key, courseId, lectureIds }
}

const placeOf = (c: number, l: number, lecture: object): JsonPath => [
  ...['courses', c, 'lectures', l],
  ...('file' in lecture ? ['file'] : []),
]

/** Only the bytes themselves can still be refused here: the package's shape was checked before. */
async function told<T>(path: JsonPath, { describe }: ImportOptions, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isRefused = error instanceof Problem || isNotAnImage(error)
    if (!isRefused) throw error
    const { message } = error as Error
    throw new Refusal(describe?.({ path, message }) ?? `${pathText(path)}: ${message}`)
  }
}

async function keepQuizzes(
  ctx: Context,
  courseId: string,
  lectureIds: string[],
  { quizzes }: PackageCourse,
): Promise<void> {
  if (quizzes.length === 0) return
  const rows = quizzes.map((quiz, position) => ({
    id: newId(),
    course_id: courseId,
    lecture_id: quiz.lectureIndex === null ? null : (lectureIds[quiz.lectureIndex] ?? null),
    position,
    quiz: JSON.stringify(quiz),
  }))
  await ctx.db.insertInto('course_package_quizzes').values(rows).execute()
}
