import type { Notification } from '@academy/contract/notifications'

interface NotificationRow {
  id: string
  kind: string
  about: string
  title: string
  message: string
  link: string | null
  params: Record<string, string | number> | null
  gathered: number | null
  is_read: boolean
  created_at: Date
}

export function viewNotification(row: NotificationRow): Notification {
  return {
    _id: row.id,
    kind: row.kind,
    about: row.about,
    event: row.about.split(':', 1)[0] ?? '',
    title: row.title,
    message: row.message,
    params: row.params,
    count: row.gathered ?? 1,
    link: row.link,
    isRead: row.is_read,
    createdAt: row.created_at.toISOString(),
  }
}
