import { CourseNotFound } from '../../../courses/index.ts'

/** A file of its own: hardly anybody comes to a course that is not there. */
export function MissingCourse() {
  return <CourseNotFound level={1} />
}
