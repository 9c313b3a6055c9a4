import { msg } from '@lingui/core/macro'
import type { Trail } from '../../lib/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { adminStudentsAddress, studentsAddress } from './places.ts'

/** The course's list: an instructor's by the title that the page has read, an admin's below the course. */
export const studentTrail: Trail = (facts) => {
  const { courseId } = facts.params
  const { course } = facts.names
  if (!course || !courseId) return []
  if (facts.isInstructor) return [{ to: studentsAddress(courseId), label: course }]
  return [...courseTrail(facts), { to: adminStudentsAddress(courseId), label: msg`Students` }]
}
