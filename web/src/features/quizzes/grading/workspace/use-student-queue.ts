import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { WorkspaceState } from '../addresses.ts'
import type { GradingKind } from '../grading-kind.ts'
import { gradingQueueQuery, openedQuery } from '../grading-queries.ts'
import { markedGraded, neighbourOf, nextUngraded, onlyChosen } from './queue.ts'

/** Whose turn it is: the queue of the list one came from, and the way along it. The next submission is fetched ahead. */
export function useStudentQueue(kind: GradingKind, id: string, paperId: string) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const [params] = useSearchParams()
  const only = (state as WorkspaceState | null)?.only
  const query = gradingQueueQuery(kind, kind.scopeOf(paperId, params.get('queue')))
  const { data } = useQuery({ ...query, enabled: paperId !== '' })
  const queue = useMemo(() => data && onlyChosen(data, only), [data, only])
  const nextId = queue && (nextUngraded(queue, id) ?? neighbourOf(queue, id, 1))?._id

  useEffect(() => {
    if (nextId) void queryClient.prefetchQuery(openedQuery(kind, nextId))
  }, [kind, nextId, queryClient])

  return {
    queue,
    /** Who comes after this one, even when the queue is still on its way; nobody when it cannot be read. */
    nextAfterSaving: async () => {
      const known = await queryClient.ensureQueryData(query).catch(() => undefined)
      return known && nextUngraded(onlyChosen(known, only), id)?._id
    },
    /** Counted from 1; 0 outside the queue. */
    place: queue ? queue.queue.findIndex(({ _id }) => _id === id) + 1 : 0,
    next: queue && neighbourOf(queue, id, 1)?._id,
    previous: queue && neighbourOf(queue, id, -1)?._id,
    hasUngradedBeside: queue !== undefined && nextUngraded(queue, id) !== undefined,
    listAddress: kind.listAddress(paperId),
    /** The address of the queue stays; going back leaves the workspace, not one student of it. */
    goTo: (other: string) => navigate(pathname.replace(/[^/]+$/, other) + search, { state, replace: true }),
    saved: (saved: string, status: 'submitted' | 'graded') =>
      queryClient.setQueryData(query.queryKey, (before) => before && markedGraded(before, saved, status)),
  }
}
export type StudentQueue = ReturnType<typeof useStudentQueue>
