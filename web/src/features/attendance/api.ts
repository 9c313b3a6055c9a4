import { CHOSEN_MAX_ROWS } from '@academy/contract/http/rules'
import type { Day } from '@academy/contract/text/days'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallReply, call } from '../../lib/calls/call.ts'

export type SummaryReply = CallReply<'GET /api/instructor/attendance/{courseId}'>

const SUMMARY_MORE_DAYS = 100
export const SUMMARY_FIRST_DAYS = 10

export const attendanceKey = (courseId: string) => ['attendance', courseId] as const
export const dayKey = (courseId: string, day: Day) => [...attendanceKey(courseId), 'day', day] as const

/** The whole class, however many parts it comes in. The version is the first part's: what is written meanwhile is newer. */
export const dayQuery = (courseId: string, date: Day) =>
  queryOptions({
    queryKey: dayKey(courseId, date),
    queryFn: async ({ signal }) => {
      const part = (after?: string) =>
        call('GET /api/instructor/attendance/{courseId}/{date}', {
          params: { courseId, date },
          query: { after },
          signal,
        })
      const whole = await part()
      for (let next = whole.next; next !== null; ) {
        const more = await part(next)
        whole.students.push(...more.students)
        whole.attendance.push(...more.attendance)
        next = more.next
      }
      return { ...whole, next: null }
    },
  })

/** The last days of class; `all` brings as many as an answer holds. */
export const summaryQuery = (courseId: string, all: boolean) =>
  queryOptions({
    queryKey: [...attendanceKey(courseId), 'summary', all],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/attendance/{courseId}', {
        params: { courseId },
        query: { limit: String(all ? SUMMARY_MORE_DAYS : SUMMARY_FIRST_DAYS) },
        signal,
      }),
  })

export const checkInQuery = (courseId: string) =>
  queryOptions({
    queryKey: [...attendanceKey(courseId), 'check-in'],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/attendance/{courseId}/check-in', { params: { courseId }, signal }),
    // A code of before is no code.
    staleTime: 0,
    gcTime: 0,
  })

export const studentAttendanceQuery = (courseId: string, studentId: string) =>
  queryOptions({
    queryKey: [...attendanceKey(courseId), 'student', studentId],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/attendance/{courseId}/students/{studentId}', {
        params: { courseId, studentId },
        signal,
      }),
  })

export const belowMinimumQuery = (courseId: string, studentIds: readonly string[]) =>
  queryOptions({
    queryKey: [...attendanceKey(courseId), 'below', studentIds],
    queryFn: ({ signal }) => readBelowMinimum(courseId, studentIds, signal),
  })

/** However many students: an address names some of them. */
export async function readBelowMinimum(courseId: string, studentIds: readonly string[], signal: AbortSignal) {
  const parts: CallReply<'GET /api/instructor/attendance/{courseId}/below-minimum'>[] = []
  for (let from = 0; from < studentIds.length; from += CHOSEN_MAX_ROWS) {
    const students = studentIds.slice(from, from + CHOSEN_MAX_ROWS).join()
    const asked = { params: { courseId }, query: { students }, signal }
    parts.push(await call('GET /api/instructor/attendance/{courseId}/below-minimum', asked))
  }
  return {
    minimumPercent: parts[0]?.minimumPercent ?? null,
    students: parts.flatMap(({ students }) => students),
  }
}

export const ownAttendanceQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['own-attendance', courseId],
    queryFn: ({ signal }) => call('GET /api/attendance/{courseId}', { params: { courseId }, signal }),
  })

export const attendanceChanged = (queries: QueryClient, courseId: string) =>
  queries.invalidateQueries({ queryKey: attendanceKey(courseId) })
