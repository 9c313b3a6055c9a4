import type { FindKind, Finds } from '@academy/contract/find'
import { type EffectiveRole, isAdmin } from '@academy/contract/users/rules'
import type { LucideIcon } from 'lucide-react'
import {
  adminCourseAddress,
  editCourseAddress,
  editLectureAddress,
  manageLecturesAddress,
  studentAddress,
} from '../courses/index.ts'
import { taughtQuestionAddress } from '../questions/index.ts'
import { STUDENTS_ADDRESS } from '../students/index.ts'
import { personAddress } from '../users/index.ts'

/** A line of the sidebar: the frame says which the role has. */
export interface FindPlace {
  to: string
  label: string
  Icon: LucideIcon
}

type Rows = { [K in FindKind]: Finds[K]['rows'][number] }
const searched = (address: string, text: string) => `${address}?q=${encodeURIComponent(text)}`

/** Where each kind of row is looked at, by role. */
export function addressesFor(role: EffectiveRole): { [K in FindKind]: (row: Rows[K]) => string } {
  const runs = isAdmin(role)
  return {
    people: ({ _id, courseId }) =>
      runs ? personAddress(_id) : courseId ? studentAddress(courseId, _id) : STUDENTS_ADDRESS,
    courses: ({ _id }) => (runs ? adminCourseAddress(_id) : editCourseAddress(_id)),
    lectures: ({ _id, courseId }) => (runs ? editLectureAddress(_id) : manageLecturesAddress(courseId)),
    questions: ({ _id }) => taughtQuestionAddress(_id),
    payments: ({ reference }) => `/admin/payment-requests?tab=all&q=${encodeURIComponent(reference)}`,
    certificates: ({ number }) => searched('/admin/certifications', number),
  }
}
