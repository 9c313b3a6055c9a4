import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { ASKED_ANEW } from '../../attempts/index.ts'

export const examLobbyQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['attempts', 'lobby', 'exam', courseId],
    queryFn: ({ signal }) =>
      call('GET /api/certification/final-exam/student/{courseId}', {
        params: { courseId },
        query: { peek: 'true' },
        signal,
      }),
    ...ASKED_ANEW,
  })

/** For those who teach the course: the exam a student would be given now. */
export const examPreviewQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['attempts', 'preview', 'exam', courseId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/final-exam/course/{courseId}/preview', { params: { courseId }, signal }),
    ...ASKED_ANEW,
  })
