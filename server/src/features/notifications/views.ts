import type { Notification } from '@academy/contract/notifications'

export function viewNotification(row: {
  id: string
  about: string
  title: string
  message: string
  link: string | null
  is_read: boolean
  created_at: Date
}): Notification {
  return {
    _id: row.id,
    kind: /^[a-z]*/.exec(row.about)?.[0] ?? '',
    title: row.title,
    message: row.message,
    link: row.link,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
  }
}
