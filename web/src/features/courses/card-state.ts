import { type CourseType, isFreeCourse } from '@academy/contract/courses/rules'
import { leftToDo } from '@academy/contract/enrolments/rules'
import { isId } from '@academy/contract/http/rules'
import type { MyCourse } from '@academy/contract/progress'
import type { EffectiveRole } from '@academy/contract/users/rules'

/** What a card's picture, price and one action depend on. */
export type CardState =
  | 'invalid'
  | 'admin'
  | 'owner'
  /** An instructor looking at somebody else's course: neither learns nor manages. */
  | 'onlooker'
  | 'completed'
  /** Every lecture is complete, and the final exam waits. */
  | 'exam'
  | 'enrolled'
  /** Paid for, and the academy has not looked yet. */
  | 'pending'
  | 'free'
  | 'paid'

/** How far a student has come, as the card tells it. */
export type CourseProgress = Pick<
  MyCourse,
  'courseProgressPercentage' | 'completedLectures' | 'allLectures' | 'finalExam'
>

export interface Viewer {
  userId: string
  role: EffectiveRole
  subscription: readonly string[]
  /** Courses whose payment is being checked. */
  pending?: readonly string[]
}

interface CardCourse {
  _id: string
  title: string
  instructor: string | null
  courseType: CourseType
  price: number
}

/** Data a card can stand on; anything else is shown as 'Course Unavailable'. */
export function isShowable(course: Partial<CardCourse> | null | undefined): boolean {
  return isId(course?._id) && Boolean(course?.title?.trim()) && Number.isFinite(course?.price)
}

export function cardState(
  course: CardCourse,
  viewer: Viewer | null,
  progress: Parameters<typeof leftToDo>[0] | undefined,
): CardState {
  if (!isShowable(course)) return 'invalid'
  if (viewer?.role === 'admin' || viewer?.role === 'superadmin') return 'admin'
  if (viewer?.role === 'instructor') return viewer.userId === course.instructor ? 'owner' : 'onlooker'
  if (viewer && (progress || viewer.subscription.includes(course._id))) {
    const left = progress ? leftToDo(progress) : 'lectures'
    if (left === 'exam') return 'exam'
    return left === null ? 'completed' : 'enrolled'
  }
  if (isFreeCourse(course)) return 'free'
  return viewer?.pending?.includes(course._id) ? 'pending' : 'paid'
}
