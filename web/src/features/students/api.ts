import type { RiskFilter, StudentSort } from '@academy/contract/students'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'

export const PAGE_ROWS = 25

export interface AskedStudents {
  q: string | undefined
  risk: RiskFilter | undefined
  sort: StudentSort | `-${StudentSort}` | undefined
  page: number
}

export const studentsQuery = (courseId: string, { page, ...asked }: AskedStudents) =>
  queryOptions({
    queryKey: ['students', courseId, asked, page],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/courses/{id}/students', {
        params: { id: courseId },
        query: { ...asked, page: String(page), limit: String(PAGE_ROWS) },
        signal,
      }),
    placeholderData: (before, query) =>
      query?.queryKey[1] === courseId ? keepPreviousData(before) : undefined,
  })

export const studentQuery = (courseId: string, studentId: string) =>
  queryOptions({
    queryKey: ['students', courseId, 'one', studentId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/courses/{id}/students/{studentId}', {
        params: { id: courseId, studentId },
        signal,
      }),
  })
