import type { Notification } from '@academy/contract/notifications'
import { formatDate, type Moment } from '@academy/contract/text'

export interface DayOfNotes {
  /** The first moment of it that is shown. */
  at: string
  notes: Notification[]
}

/** One group a day of Kigali, in the order of the list. */
export function daysOf(notifications: readonly Notification[]): DayOfNotes[] {
  const days: DayOfNotes[] = []
  for (const note of notifications) {
    const last = days.at(-1)
    if (last && formatDate(last.at) === formatDate(note.createdAt)) last.notes.push(note)
    else days.push({ at: note.createdAt, notes: [note] })
  }
  return days
}

/** What came on this day in Kigali, and what came before; each as the server ordered it. */
export function groupByDay(
  notifications: readonly Notification[],
  now: Moment = Date.now(),
): { today: Notification[]; earlier: Notification[] } {
  const day = formatDate(now)
  // A device whose clock runs behind sees the future: that is today as well.
  const isToday = ({ createdAt }: Notification) =>
    formatDate(createdAt) === day || new Date(createdAt).getTime() > new Date(now).getTime()
  return {
    today: notifications.filter(isToday),
    earlier: notifications.filter((one) => !isToday(one)),
  }
}
