import { isId } from '@academy/contract/http/rules'
import type { Trail } from '../../lib/pages/page-route.ts'
import { adminCourseAddress, editCourseAddress } from './addresses.ts'

/** The course, by the title that the page has read; its id from the page, else from the address. */
export const courseTrail: Trail = ({ params, names, isInstructor }) => {
  const id = names.courseId ?? params.courseId ?? params.id
  if (!names.course || !isId(id)) return []
  return [{ to: isInstructor ? editCourseAddress(id) : adminCourseAddress(id), label: names.course }]
}
