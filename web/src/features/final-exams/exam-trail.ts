import type { Trail } from '../../lib/page-route.ts'
import { courseTrail } from '../courses/index.ts'
import { examPlacesOf } from './places.ts'

/** The course, and on the pages below the exam the exam itself. */
export const examTrail: Trail = (facts) => {
  const { courseId, exam } = facts.names
  const places = examPlacesOf(!facts.isInstructor)
  const steps = courseTrail(facts)
  return exam && courseId ? [...steps, { to: places.home(courseId), label: exam }] : steps
}
