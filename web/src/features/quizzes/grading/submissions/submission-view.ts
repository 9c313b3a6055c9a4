import { useSearchParams } from 'react-router'
import { useListView } from '../../../../ui/data-table/use-list-view.ts'

const ANY_QUIZ = ['submitted', 'status'] as const
const ONE_QUIZ = ['student', 'submitted', 'score', 'status'] as const

/** What a list of submissions shows. Names and scores put the submissions of one quiz in order, not those of many. */
export function useSubmissionView({ isOfQuiz = false }: { isOfQuiz?: boolean } = {}) {
  const [params] = useSearchParams()
  const sorts: readonly (typeof ONE_QUIZ)[number][] = isOfQuiz || params.get('quiz') ? ONE_QUIZ : ANY_QUIZ
  return useListView({
    filters: { status: ['submitted', 'graded'], course: 'any', quiz: 'any', from: 'any', to: 'any' },
    sorts,
    usual: 'status',
  })
}
export type SubmissionView = ReturnType<typeof useSubmissionView>
