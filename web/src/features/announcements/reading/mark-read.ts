import type { AnnouncementRow } from '@academy/contract/announcements'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, failureMessage } from '../../../lib/calls/call.ts'
import { lookAgain } from '../../../lib/queries/look-again.ts'
import { changeAtOnce } from '../../../lib/queries/optimistic.ts'
import { toast } from '../../../lib/toast.ts'

/** All that is known of announcements: one act changes several lists. */
export const ANNOUNCEMENTS_KEY = ['announcements'] as const

async function sayRead(id: string): Promise<void> {
  await call('PUT /api/announcements/{id}/read', { params: { id } })
  await lookAgain({ queryKey: ANNOUNCEMENTS_KEY })
}

/** Opening one that was not read yet says so, once. Without a line nothing is said: whoever opens it again says it then. */
export function useMarkRead(announcement: { _id: string; isRead: boolean } | undefined): void {
  const id = announcement && !announcement.isRead ? announcement._id : undefined
  useEffect(() => {
    if (!id) return
    sayRead(id).catch((failure) => console.warn('It could not be marked as read', failure))
  }, [id])
}

/** From the course's page: it counts at once, and comes back where it was refused. */
export async function markPinnedRead(queryKey: QueryKey, id: string): Promise<void> {
  const asRead = (rows: AnnouncementRow[]) =>
    rows.map((row) => (row._id === id ? { ...row, isRead: true } : row))
  try {
    await changeAtOnce(queryKey, asRead, () => sayRead(id))
  } catch (failure) {
    toast.error(failureMessage(failure, ''))
  }
}
