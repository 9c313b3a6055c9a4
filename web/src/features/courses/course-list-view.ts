import type { ManagedCourse } from '@academy/contract/courses'
import { foldForSearch, searchTextOf } from '@academy/contract/courses/rules'

export const COURSE_ORDERS = ['newest', 'title', 'students'] as const
export type CourseOrder = (typeof COURSE_ORDERS)[number]

export function orderIn(value: string | null): CourseOrder {
  return COURSE_ORDERS.find((order) => order === value) ?? 'newest'
}

const comparisons: Record<CourseOrder, (a: ManagedCourse, b: ManagedCourse) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || b._id.localeCompare(a._id),
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base', numeric: true }),
  students: (a, b) => b.studentCount - a.studentCount || comparisons.newest(a, b),
}

/** The courses somebody runs, found by title, description or creator's name, in the order asked for. */
export function listCourses(
  courses: readonly ManagedCourse[],
  q: string,
  order: CourseOrder,
): ManagedCourse[] {
  const wanted = foldForSearch(q)
  return courses
    .filter((course) => `${searchTextOf(course)}\n${foldForSearch(course.createdBy)}`.includes(wanted))
    .sort(comparisons[order])
}
