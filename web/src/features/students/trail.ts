import type { Trail } from '../../lib/page-route.ts'
import { studentsAddress } from './places.ts'

/** The course's list, by the title that the page has read. */
export const studentTrail: Trail = ({ params, names }) =>
  names.course && params.courseId ? [{ to: studentsAddress(params.courseId), label: names.course }] : []
