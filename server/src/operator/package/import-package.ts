import { resolve } from 'node:path'
import type { CoursePackage, PackageCourse } from '@academy/contract/course-package'
import { smallCourseImage } from '@academy/contract/courses'
import { liftIdleLimit } from '../../db/idle-limit.ts'
import { recordAct } from '../../features/audit/index.ts'
import { createCourse } from '../../features/courses/index.ts'
import { createLecture, rememberSlideImage } from '../../features/lectures/index.ts'
import type { Context } from '../../http/context.ts'
import type { ImportOptions } from './import-options.ts'
import { type PreparedCourse, placeOfLecture, prepareCourse } from './prepare-course.ts'
import { refusingAt } from './refusing-at.ts'
import { type WrittenQuestions, writeQuestions } from './write-questions.ts'

export type ImportedCourse = { key: string; courseId: string; lectureIds: string[] } & WrittenQuestions

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
    const prepared: PreparedCourse[] = []
    for (const [c, course] of whole.courses.entries())
      prepared.push(await prepareCourse(ctx, c, course, options, stored))
    return await ctx.write(async (inner) => {
      await liftIdleLimit(inner.db)
      const imported: ImportedCourse[] = []
      for (const [c, course] of whole.courses.entries()) {
        imported.push(await writeOne(inner, c, course, prepared[c] as PreparedCourse, options, stored))
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
  prepared: PreparedCourse,
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
  const { id: courseId, image_key: imageKey } = await refusingAt(['courses', c, 'image'], options, create)
  if (imageKey) stored.push(imageKey, smallCourseImage(imageKey))
  const lectureIds: string[] = []
  for (const [l, { images, ...lecture }] of prepared.lectures.entries()) {
    for (const image of images) await rememberSlideImage(ctx, image, null)
    const add = () => createLecture(ctx, { courseId, ...lecture }, async (_inner, row) => row.id)
    lectureIds.push(await refusingAt(placeOfLecture(c, l, lecture), options, add))
  }
  const questions = await writeQuestions(ctx, courseId, lectureIds, course, prepared)
  await recordAct(ctx, 'import-course', courseId, { title: course.title, lectures: lectureIds.length })
  return { key: course.key, courseId, lectureIds, ...questions }
}
