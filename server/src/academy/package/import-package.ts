import { resolve } from 'node:path'
import type { CoursePackage, PackageCourse } from '@academy/contract/course-package'
import { newId } from '../../db/ids.ts'
import { createCourse } from '../../features/courses/index.ts'
import { createLecture } from '../../features/lectures/index.ts'
import type { Context } from '../../http/context.ts'
import { type PreparedLecture, prepareLecture } from './prepare-files.ts'

export type ImportedCourse = { key: string; courseId: string; lectureIds: string[] }

export type ImportOptions = {
  /** The folder that the package's file names are relative to. */
  folder: string
  /** Who teaches a course; null leaves that to an admin. */
  instructorOf: (course: PackageCourse) => { id: string; name: string } | null
  onStep?: (label: string) => void
}

/** Lectures to prepare, then courses to write: what a progress bar counts. */
export const stepsOf = ({ courses }: CoursePackage) =>
  courses.reduce((sum, { lectures }) => sum + lectures.length + 1, 0)

/** All or nothing: files first, then every row in one transaction; a failure takes the files away again. */
export async function importPackage(
  ctx: Context,
  whole: CoursePackage,
  options: ImportOptions,
): Promise<ImportedCourse[]> {
  const stored: string[] = []
  try {
    const prepared: { course: PackageCourse; lectures: PreparedLecture[] }[] = []
    for (const course of whole.courses) {
      const lectures: PreparedLecture[] = []
      for (const lecture of course.lectures) {
        lectures.push(await prepareLecture(ctx, lecture, options.folder, stored))
        options.onStep?.(lecture.title)
      }
      prepared.push({ course, lectures })
    }
    return await ctx.write(async (inner) => {
      const imported: ImportedCourse[] = []
      for (const { course, lectures } of prepared) {
        imported.push(await writeOne(inner, course, lectures, options))
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
  course: PackageCourse,
  lectures: PreparedLecture[],
  options: ImportOptions,
): Promise<ImportedCourse> {
  const instructor = options.instructorOf(course)
  const { id: courseId } = await createCourse(ctx, {
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
  const lectureIds: string[] = []
  for (const lecture of lectures) lectureIds.push((await createLecture(ctx, { courseId, ...lecture })).id)
  await keepQuizzes(ctx, courseId, lectureIds, course)
  return { key: course.key, courseId, lectureIds }
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
