import { useIsAdmin } from '../users/index.ts'

export const EXAMS_ADDRESS = '/instructor/final-exam'
/** Where an admin marks and looks at what was handed in; an exam itself stands in its course's home. */
export const ADMIN_EXAMS_ADDRESS = '/admin/final-exam'
export const ADMIN_EXAM_ADDRESS = '/admin/course/:courseId/final-exam'

interface Opened {
  _id: string
  status: 'submitted' | 'graded'
}

/** `list` is where courses and their exams are chosen, `home` the part of a course's home that its exam is. */
function addressesUnder(list: string, below: string, home: (courseId: string) => string) {
  const mark = (submissionId: string): string => `${below}/mark/${submissionId}`
  const review = (submissionId: string): string => `${below}/submission/${submissionId}`
  const byId = (examId: string): string => `${below}/exam/${examId}`
  return {
    list,
    home,
    create: (courseId: string): string => `${home(courseId)}/create`,
    edit: (courseId: string): string => `${home(courseId)}/edit`,
    byId,
    /** Where a submission is marked; the review page shows what it got. */
    mark,
    review,
    markQuestion: (examId: string, questionId: string): string => `${byId(examId)}/question/${questionId}`,
    /** What waits is opened where it is marked, the rest where it is looked at. */
    open: ({ _id, status }: Opened): string => (status === 'submitted' ? mark(_id) : review(_id)),
  }
}
export type ExamAddresses = ReturnType<typeof addressesUnder>

const INSTRUCTORS = addressesUnder(EXAMS_ADDRESS, EXAMS_ADDRESS, (id) => `${EXAMS_ADDRESS}/${id}`)
const ADMINS = addressesUnder('/admin/course', ADMIN_EXAMS_ADDRESS, (id) =>
  ADMIN_EXAM_ADDRESS.replace(':courseId', id),
)
export const examAddressesOf = (isAdmin: boolean): ExamAddresses => (isAdmin ? ADMINS : INSTRUCTORS)
/** The addresses of exams in the portal of the person who is signed in. */
export const useExamAddresses = (): ExamAddresses => examAddressesOf(useIsAdmin())
