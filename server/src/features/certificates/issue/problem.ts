import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { canWrite } from '../../../services/pdf/index.ts'

/** Why the academy can't draw this certificate itself; '' when it can. */
export function problemOf(facts: {
  holder_name: string
  course_title: string
  instructor_name: string
}): string {
  if (!canWrite(facts.holder_name, 'display')) return M.nameNotDrawable(facts.holder_name)
  if (!canWrite(facts.course_title, 'display')) return M.courseNotDrawable(facts.course_title)
  return canWrite(facts.instructor_name) ? '' : M.nameNotDrawable(facts.instructor_name)
}
