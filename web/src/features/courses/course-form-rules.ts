import type { ManagedCourse } from '@academy/contract/courses'
import * as M from '@academy/contract/courses/messages'
import {
  type CourseType,
  DURATION_MAX_WEEKS,
  isDurationWeeks,
  isPriceRwf,
  PRICE_MAX_RWF,
  priceFor,
} from '@academy/contract/courses/rules'

/** What is typed; the picture stands beside it. The last two are the admin's own. */
export interface CourseValues {
  title: string
  description: string
  category: string
  courseType: CourseType
  price: string
  duration: string
  instructorId: string
  createdBy: string
}
export type CourseField = keyof CourseValues | 'file'
export type CourseErrors = Partial<Record<CourseField, string>>

/** In the order of the form, for the summary. */
export const COURSE_FIELDS: readonly CourseField[] = [
  'title',
  'description',
  'category',
  'instructorId',
  'createdBy',
  'courseType',
  'price',
  'duration',
  'file',
]

export const EMPTY_COURSE: CourseValues = {
  title: '',
  description: '',
  category: '',
  courseType: 'paid',
  price: '',
  duration: '',
  instructorId: '',
  createdBy: '',
}

export function valuesOf(course: ManagedCourse): CourseValues {
  return {
    title: course.title,
    description: course.description,
    category: course.category,
    courseType: course.courseType,
    price: String(course.price),
    duration: String(course.duration),
    instructorId: course.instructorId ?? '',
    createdBy: course.createdBy,
  }
}

const numberIn = (typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)
/** Also as the academy writes it itself: 45,000, and as people do: 45 000. */
export const priceIn = (typed: string) => numberIn(typed.replace(/(?<=\d)[,\s](?=\d{3}(\D|$))/g, ''))

interface CourseNeeds {
  /** On creating; editing keeps the picture there is. */
  image: boolean
  /** The admin's form names who teaches. */
  instructor: boolean
}

export function checkCourse(values: CourseValues, hasImage: boolean, needs: CourseNeeds): CourseErrors {
  const errors: CourseErrors = {}
  const weeks = numberIn(values.duration)
  const price = priceIn(values.price)
  if (!values.title.trim()) errors.title = M.titleRequired
  if (!values.description.trim()) errors.description = M.descriptionRequired
  if (!values.category) errors.category = M.categoryRequired
  if (needs.instructor && !values.instructorId) errors.instructorId = M.instructorInvalid
  if (needs.instructor && !values.createdBy.trim()) errors.createdBy = M.createdByRequired
  if (values.courseType === 'paid' && !isPriceRwf(price))
    errors.price = price > PRICE_MAX_RWF ? M.priceTooHigh : M.priceInvalid
  if (weeks > DURATION_MAX_WEEKS) errors.duration = M.durationTooLong
  else if (!isDurationWeeks(weeks)) errors.duration = M.durationInvalid
  if (needs.image && !hasImage) errors.file = M.imageRequired
  return errors
}

/** The fields come before the file: the server reads the form as it arrives. */
export function courseForm(values: CourseValues, image: File | null, needs: Pick<CourseNeeds, 'instructor'>) {
  const form = new FormData()
  form.set('title', values.title.trim())
  form.set('description', values.description.trim())
  form.set('category', values.category)
  form.set('courseType', values.courseType)
  form.set('price', String(priceFor(values.courseType, priceIn(values.price) || 0)))
  form.set('duration', values.duration.trim())
  if (needs.instructor) {
    form.set('instructorId', values.instructorId)
    form.set('createdBy', values.createdBy.trim())
  }
  if (image) form.set('file', image)
  return form
}
