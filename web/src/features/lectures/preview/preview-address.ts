import { ID_LETTERS } from '@academy/contract/http/rules'

// Where a link of a student's page leads while somebody only looks: to the same page as a preview, or nowhere.

const PREVIEWED = [
  [new RegExp(`^/course/study/(${ID_LETTERS})$`, 'i'), 'courses'],
  [new RegExp(`^/course/(${ID_LETTERS})(?:/quizzes)?$`, 'i'), 'courses'],
  [new RegExp(`^/quiz-list/(${ID_LETTERS})$`, 'i'), 'courses'],
  [new RegExp(`^/lectures/(${ID_LETTERS})$`, 'i'), 'lectures'],
  [new RegExp(`^/take-quiz/(${ID_LETTERS})$`, 'i'), 'quizzes'],
  [new RegExp(`^/final-exam/(${ID_LETTERS})$`, 'i'), 'final-exam'],
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
