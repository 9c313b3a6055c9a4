import type { Trail } from '../../lib/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { adminStudentsAddress, studentsAddress } from './places.ts'

/** The course's list: an instructor's by the course's title, an admin's below the course by the word that the page gives. */
export const studentTrail: Trail = (facts) => {
  const { courseId } = facts.params
  const { course, list } = facts.names
  if (!course || !list || !courseId) return []
  if (facts.isInstructor) return [{ to: studentsAddress(courseId), label: course }]
  return [...courseTrail(facts), { to: adminStudentsAddress(courseId), label: list }]
}
