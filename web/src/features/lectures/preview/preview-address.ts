// Where a link of a student's page leads while somebody only looks: to the same page as a preview, or nowhere.

const PREVIEWED = [
  [/^\/course\/study\/([0-9a-f]{24})$/i, 'courses'],
  [/^\/course\/([0-9a-f]{24})(?:\/quizzes)?$/i, 'courses'],
  [/^\/quiz-list\/([0-9a-f]{24})$/i, 'courses'],
  [/^\/lectures\/([0-9a-f]{24})$/i, 'lectures'],
  [/^\/take-quiz\/([0-9a-f]{24})$/i, 'quizzes'],
  [/^\/final-exam\/([0-9a-f]{24})$/i, 'final-exam'],
] as const
const PREVIEW = /^\/instructor\/(?:courses|lectures|quizzes|final-exam)\/[^/]+\/preview$/

export const lecturePreviewAddress = (id: string): string => `/instructor/lectures/${id}/preview`
export const quizPreviewAddress = (id: string): string => `/instructor/quizzes/${id}/preview`

/** An exam is named by its course, as on a student's page. */
export const examPreviewAddress = (courseId: string): string => `/instructor/final-exam/${courseId}/preview`

/** Null where a student goes on and a preview does not. */
export function previewAddressOf(pathname: string): string | null {
  if (PREVIEW.test(pathname)) return pathname
  for (const [pattern, what] of PREVIEWED) {
    const [, id] = pattern.exec(pathname) ?? []
    if (id) return `/instructor/${what}/${id}/preview`
  }
  return null
}
