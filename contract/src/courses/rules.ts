import { foldForSearch } from '../text/fold.ts'

/** Pure rules of courses, shared by forms and server. Prices in whole RWF, durations in weeks. */

/** The specification's five; the academy's settings may name others. */
export const COURSE_CATEGORIES = [
  'Web Development',
  'App Development',
  'Game Development',
  'Data Science',
  'Artificial Intelligence',
] as const

export const COURSE_TYPES = ['free', 'paid'] as const
export type CourseType = (typeof COURSE_TYPES)[number]

/** The columns that the lists of those who run courses go by; `at` is when a course was made. */
export const COURSE_SORTS = ['title', 'price', 'students', 'lectures', 'quizzes', 'at'] as const
export type CourseSort = (typeof COURSE_SORTS)[number]

export const TITLE_MAX_LENGTH = 200
export const DESCRIPTION_MAX_LENGTH = 10_000
export const DURATION_MIN_WEEKS = 1
export const DURATION_MAX_WEEKS = 104
export const PRICE_MAX_RWF = 100_000_000
export const COURSE_IMAGE_MAX_BYTES = 10 * 1024 * 1024
/** Cards on one page of the catalogue's screen: three rows of four, or four of three. The call gives all unless asked for so many. */
export const CATALOGUE_PAGE_ROWS = 12

/** The text that a course is found by. */
export function searchTextOf(course: { title: string; description: string }): string {
  return foldForSearch(`${course.title}\n${course.description}`)
}

/** Widths that each course picture is kept in. `course.image` is the larger one's address. */
export const COURSE_IMAGE_WIDTHS = { small: 640, large: 1280 } as const

/** The address of the smaller picture, for cards; an address of another form stays as it is. */
export function smallCourseImage(image: string): string {
  return image.replace(/-1280\.webp$/, '-640.webp')
}

/** A course is free when it says so, and also when it costs nothing. */
export function isFreeCourse(course: { courseType: CourseType; price: number }): boolean {
  return course.courseType === 'free' || course.price === 0
}

/** The price that counts: a free course costs 0 whatever was typed before. */
export function priceFor(courseType: CourseType, priceRwf: number): number {
  return courseType === 'free' ? 0 : Math.max(0, Math.round(priceRwf))
}

/** An absent type is read from the price. */
export function courseTypeFor(courseType: CourseType | undefined, priceRwf: number): CourseType {
  return courseType ?? (priceRwf === 0 ? 'free' : 'paid')
}

export function isDurationWeeks(weeks: number): boolean {
  return Number.isInteger(weeks) && weeks >= DURATION_MIN_WEEKS && weeks <= DURATION_MAX_WEEKS
}

export function isPriceRwf(priceRwf: number): boolean {
  return Number.isInteger(priceRwf) && priceRwf >= 0 && priceRwf <= PRICE_MAX_RWF
}

/** Other courses of the instructor that a public course page names. */
export const OTHER_COURSES_MAX = 3

interface Weighed {
  durationSeconds: number | null
  sizeBytes: number | null
}

/** What the recordings of an outline last, and what all of its files weigh. */
export function outlineTotals(outline: readonly Weighed[]): { seconds: number; bytes: number } {
  return outline.reduce(
    ({ seconds, bytes }, { durationSeconds, sizeBytes }) => ({
      seconds: seconds + (durationSeconds ?? 0),
      bytes: bytes + (sizeBytes ?? 0),
    }),
    { seconds: 0, bytes: 0 },
  )
}
