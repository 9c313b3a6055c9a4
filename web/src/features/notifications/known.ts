import type { Notification } from '@academy/contract/notifications'
import { queryClient } from '../../lib/query-client.ts'

/** What the page knows of the person's notifications. */
export interface Known {
  notifications: Notification[]
  unreadCount: number
  /** The server's name for this; null once the page has changed something itself: then only its whole word will do. */
  tag: string | null
}

export const queryKey = ['notifications']

export const known = () => queryClient.getQueryData<Known>(queryKey)

export const lookAgain = () => queryClient.invalidateQueries({ queryKey })

/** Shows at once what the server is about to say. Gives back how to unsay it, for when the server would not hear of it:
 * it does nothing once there is newer word. */
export async function change(next: (before: Known) => Omit<Known, 'tag'>): Promise<() => void> {
  await queryClient.cancelQueries({ queryKey })
  const before = known()
  queryClient.setQueryData<Known>(queryKey, before && { ...next(before), tag: null })
  const shown = known()
  return () => {
    if (known() === shown) queryClient.setQueryData<Known>(queryKey, before)
  }
}
