import type { AnnouncementSort, AnnouncementState } from '@academy/contract/announcements/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from '../../lib/calls/call.ts'
import { ANNOUNCEMENTS_KEY } from './reading/mark-read.ts'

/** A page that counts readers asks again so often while somebody looks at it. */
const COUNT_EVERY_MS = 10_000
const SENDING_EVERY_MS = 1_500

/** What was announced to the reader: a page behind the one that ended at `after`. */
export const announcementsQuery = (after: string | undefined) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'read', after],
    queryFn: ({ signal }) => call('GET /api/announcements', { query: { after }, signal }),
    placeholderData: keepPreviousData,
  })

/** What was announced to a course. */
export const courseAnnouncementsQuery = (courseId: string, after: string | undefined) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'course', courseId, after],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/announcements', { params: { courseId }, query: { after }, signal }),
    placeholderData: keepPreviousData,
  })

export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/announcements/{id}', { params: { id }, signal })).announcement,
  })

export interface AskedAnnouncements {
  q: string | undefined
  state: AnnouncementState | undefined
  course: string | undefined
  mine: boolean | undefined
}
export const managedAnnouncementsQuery = (
  asked: AskedAnnouncements & { sort: AnnouncementSort | `-${AnnouncementSort}` | undefined },
  page: number,
) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'managed', asked, page],
    queryFn: ({ signal }) =>
      call('GET /api/instructor/announcements', { query: { ...asked, page: String(page) }, signal }),
    placeholderData: keepPreviousData,
  })

/** Its readers come one by one: the page that shows it looks again now and then. */
export const managedAnnouncementQuery = (id: string) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'managed-one', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/instructor/announcements/{id}', { params: { id }, signal })).announcement,
    refetchInterval: ({ state }) => {
      if (state.data?.state === 'sending') return SENDING_EVERY_MS
      return state.data?.state === 'sent' ? COUNT_EVERY_MS : false
    },
  })

export type AskedAudience = CallInput<'GET /api/instructor/announcements/audience'>['query']
/** How many it would reach now. */
export const audienceQuery = (asked: AskedAudience) =>
  queryOptions({
    queryKey: [...ANNOUNCEMENTS_KEY, 'audience', asked],
    queryFn: ({ signal }) => call('GET /api/instructor/announcements/audience', { query: asked, signal }),
    retry: false,
  })
