import type { NoteGroup } from '@academy/contract/notifications/kinds'
import { NOTIFICATIONS_POLL_SECONDS } from '@academy/contract/notifications/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/calls/call.ts'
import { type Known, queryKey } from './known.ts'

export interface NotesView {
  group: NoteGroup | undefined
  isUnread: boolean
  /** The id that the page begins behind; absent for the newest. */
  before: string | undefined
}

/** Beside the bell's own list under one key: what is heard or done of one is heard or done of both. */
export const pageQuery = ({ group, isUnread, before }: NotesView) =>
  queryOptions({
    queryKey: [...queryKey, 'page', group ?? '', isUnread, before ?? ''],
    queryFn: async ({ signal }): Promise<Known> => {
      const query = { group, before, ...(isUnread && { unread: true }) }
      const { notifications, unreadCount, hasMore } = await call('GET /api/notifications', { query, signal })
      return { notifications, unreadCount, hasMore, tag: null }
    },
    refetchInterval: NOTIFICATIONS_POLL_SECONDS * 1000,
    placeholderData: keepPreviousData,
  })
