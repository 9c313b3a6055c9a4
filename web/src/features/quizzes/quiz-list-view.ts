import { foldForSearch } from '@academy/contract/courses/rules'
import type { QuizInList } from '@academy/contract/quizzes'
import type { Sort } from '../../ui/data-table/columns.ts'

/** The order of the table's columns; where they agree, the newest first. */
const comparisons: Record<string, (a: QuizInList, b: QuizInList) => number> = {
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base', numeric: true }),
  questions: (a, b) => a.questionCount - b.questionCount,
  marks: (a, b) => a.totalMarks - b.totalMarks,
  pending: (a, b) => (a.pendingSubmissions ?? 0) - (b.pendingSubmissions ?? 0),
  graded: (a, b) => gradedOf(a) - gradedOf(b),
}
/** What waits for marks comes first. */
export const USUAL: Sort = { by: 'pending', descending: true }

export function sortIn(text: string | null): Sort {
  const [by = '', way] = (text ?? '').split('.')
  return Object.hasOwn(comparisons, by) ? { by, descending: way === 'down' } : USUAL
}
export const sortText = ({ by, descending }: Sort) =>
  by === USUAL.by && descending ? '' : `${by}.${descending ? 'down' : 'up'}`

export function gradedOf({ totalSubmissions = 0, pendingSubmissions = 0 }: QuizInList): number {
  return totalSubmissions - pendingSubmissions
}

interface View {
  course: string
  q: string
  sort: Sort
}

/** The quizzes of a course, or of all, whose title or lecture holds what was typed. */
export function listQuizzes(quizzes: readonly QuizInList[], { course, q, sort }: View): QuizInList[] {
  const wanted = foldForSearch(q)
  const compare = comparisons[sort.by]
  return quizzes
    .filter((quiz) => !course || quiz.course === course)
    .filter(({ title, lectureTitle }) => foldForSearch(`${title}\n${lectureTitle ?? ''}`).includes(wanted))
    .sort((a, b) => (compare?.(a, b) ?? 0) * (sort.descending ? -1 : 1) || b._id.localeCompare(a._id))
}

interface CourseName {
  _id: string
  title: string
}
/** Every course found by its title, with its quizzes; those without a quiz too, so that one can be made. */
export function quizzesByCourse(
  courses: readonly CourseName[],
  quizzes: readonly QuizInList[],
  q: string,
): { course: CourseName; quizzes: QuizInList[] }[] {
  const wanted = foldForSearch(q)
  return courses
    .filter(({ title }) => foldForSearch(title).includes(wanted))
    .map((course) => ({ course, quizzes: quizzes.filter((quiz) => quiz.course === course._id) }))
}
