import { foldForSearch } from '@academy/contract/courses/rules'
import type { QuizInList } from '@academy/contract/quizzes'
import type { Sort } from '../../ui/data-table/columns.ts'

/** The order of the table's columns; where they agree, the newest first. */
const comparisons: Record<string, (a: QuizInList, b: QuizInList) => number> = {
  title: (a, b) => a.title.localeCompare(b.title, 'en', { sensitivity: 'base', numeric: true }),
  questions: (a, b) => a.questionCount - b.questionCount,
  marks: (a, b) => a.totalMarks - b.totalMarks,
  pending: (a, b) => (a.pendingSubmissions ?? 0) - (b.pendingSubmissions ?? 0),
  graded: (a, b) => (a.gradedSubmissions ?? 0) - (b.gradedSubmissions ?? 0),
}
/** What waits for marks comes first. */
export const USUAL: Sort = { by: 'pending', descending: true }

export function sortIn(text: string | null): Sort {
  const [by = '', way] = (text ?? '').split('.')
  return Object.hasOwn(comparisons, by) ? { by, descending: way === 'down' } : USUAL
}
export const sortText = ({ by, descending }: Sort) =>
  by === USUAL.by && descending ? '' : `${by}.${descending ? 'down' : 'up'}`

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

/** In their order, by the id of their course. */
export function quizzesByCourse(quizzes: readonly QuizInList[]): Map<string, QuizInList[]> {
  const byCourse = new Map<string, QuizInList[]>()
  for (const quiz of quizzes) {
    const others = byCourse.get(quiz.course)
    if (others) others.push(quiz)
    else byCourse.set(quiz.course, [quiz])
  }
  return byCourse
}
