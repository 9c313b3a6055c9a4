import { CERTIFICATE_MESSAGES as M } from '@academy/contract/certificates'
import { canWrite } from '../../../services/pdf/index.ts'

interface Written {
  holder_name: string
  course_title: string
  instructor_name: string
  category: string
  /** Known once it is issued. */
  signatory_name?: string
  signatory_title?: string
  place?: string
}

/** Why the academy can't draw this certificate itself; '' when it can. */
export function problemOf(facts: Written): string {
  if (!canWrite(facts.holder_name, 'display')) return M.nameNotDrawable(facts.holder_name)
  if (!canWrite(facts.course_title, 'display')) return M.courseNotDrawable(facts.course_title)
  if (!canWrite(facts.instructor_name)) return M.nameNotDrawable(facts.instructor_name)
  const { category, signatory_name = '', signatory_title = '', place = '' } = facts
  const unknown = [category, signatory_name, signatory_title, place].find((text) => !canWrite(text))
  return unknown === undefined ? '' : M.textNotDrawable(unknown)
}
