import { readFile } from 'node:fs/promises'
import { type CourseType, courseTypeFor, priceFor, searchTextOf } from '@academy/contract/courses'
import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'
import { removeCourseImage, storeCourseImage } from './image.ts'
import { type CourseRow, changeCourse, insertCourse } from './store.ts'

/** A course's own facts; prices in RWF, duration in weeks. */
export interface NewCourse {
  title: string
  description: string
  category: string
  duration: number
  price?: number
  /** Absent: read from the price. */
  courseType?: CourseType
  instructorId: string | null
  createdBy: string
  /** A picture that is stored already. */
  imageKey?: string | null
}
export type CourseChange = Partial<NewCourse>

/** A course of a package: its picture is a file beside it, stored in both widths before the row is written. */
export async function createCourse(
  ctx: Context,
  { imagePath, ...course }: NewCourse & { imagePath?: string },
): Promise<CourseRow> {
  if (imagePath === undefined) return writeCourse(ctx, course)
  const imageKey = await storeCourseImage(ctx, await readFile(imagePath))
  try {
    return await writeCourse(ctx, { ...course, imageKey })
  } catch (error) {
    await removeCourseImage(ctx, imageKey)
    throw error
  }
}

/** Writes a checked course. */
export function writeCourse(ctx: Context, course: NewCourse): Promise<CourseRow> {
  const { price = 0, imageKey = null } = course
  const courseType = courseTypeFor(course.courseType, price)
  return insertCourse(ctx.db, {
    id: newId(),
    title: course.title,
    description: course.description,
    category: course.category,
    created_by: course.createdBy,
    instructor_id: course.instructorId,
    duration_weeks: course.duration,
    price_rwf: priceFor(courseType, price),
    course_type: courseType,
    image_key: imageKey,
    search: searchTextOf(course),
  })
}

/** Changes what is given. A price without a type decides the type; the replaced picture is cleaned up later. */
export function updateCourse(ctx: Context, course: CourseRow, change: CourseChange): Promise<CourseRow> {
  const { title = course.title, description = course.description } = change
  const price = change.price ?? course.price_rwf
  const courseType =
    change.courseType ?? (change.price === undefined ? course.course_type : courseTypeFor(undefined, price))
  return changeCourse(ctx.db, course.id, {
    title,
    description,
    category: change.category ?? course.category,
    created_by: change.createdBy ?? course.created_by,
    instructor_id: change.instructorId === undefined ? course.instructor_id : change.instructorId,
    duration_weeks: change.duration ?? course.duration_weeks,
    price_rwf: priceFor(courseType, price),
    course_type: courseType,
    image_key: change.imageKey ?? course.image_key,
    search: searchTextOf({ title, description }),
  })
}
