export const INSTRUCTOR_SUBMISSIONS_ADDRESS = '/instructor/submissions'
export const ADMIN_SUBMISSIONS_ADDRESS = '/admin/all-submissions'

export const gradeAddress = (submissionId: string, search = ''): string =>
  `/grade-submission/${submissionId}${search}`
export const byQuestionAddress = (quizId: string, questionId: string): string =>
  `/submissions/${quizId}/question/${questionId}`

/** What the workspace is told by the list it was opened from. */
export interface WorkspaceState {
  /** Only these are graded, in this order. */
  only?: readonly string[]
  /** Where leaving goes. */
  from?: string
}
