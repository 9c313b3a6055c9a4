import { type ProgressSummary, progressOf } from '@academy/contract/progress/rules'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

/** What was ticked while looking: in memory only, gone with a reload. */
const tickedQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['preview', courseId],
    queryFn: (): string[] => [],
    initialData: [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** The progress of a student who has just begun. */
export function usePreviewProgress(courseId: string, lectures: readonly { _id: string }[] | undefined) {
  const queryClient = useQueryClient()
  const { data: ticked } = useQuery(tickedQuery(courseId))
  return useMemo(() => {
    const completed: ReadonlySet<string> = new Set(ticked)
    const progress: ProgressSummary = progressOf(lectures?.map(({ _id }) => _id) ?? [], completed)
    const complete = ({ courseId, lectureId }: Completion) =>
      queryClient.setQueryData(tickedQuery(courseId).queryKey, (before = []) => [
        ...new Set([...before, lectureId]),
      ])
    return { completed, progress, complete }
  }, [ticked, lectures, queryClient])
}

interface Completion {
  courseId: string
  lectureId: string
}
