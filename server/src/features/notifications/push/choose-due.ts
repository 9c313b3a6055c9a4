import { quietUntil } from '@academy/contract/notifications'
import type { DuePush } from './pushes-store.ts'
import { type SaidPush, sayOne, sayTogether, ttlOf } from './say-push.ts'

/** What leaves as one message, and which rows it settles. */
export interface Parcel {
  pushes: readonly [DuePush, ...DuePush[]]
  said: SaidPush
}
interface Chosen {
  parcels: Parcel[]
  /** Read meanwhile, deleted, not wanted any more, or too old. */
  dropped: DuePush[]
  /** By when the quiet hours of their people end. */
  held: Map<number, DuePush[]>
}

/** What of all that is due is to leave now. Of what waited, a browser hears at once and in one: a night's worth is no burst. */
export function chooseDue(due: readonly DuePush[], now: Date): Chosen {
  const chosen: Chosen = { parcels: [], dropped: [], held: new Map() }
  const late = new Map<string, [DuePush, ...DuePush[]]>()
  for (const push of due) {
    const quietEnd = quietEndOf(push, now)
    if (!isStillNews(push, now)) chosen.dropped.push(push)
    else if (quietEnd) chosen.held.set(+quietEnd, [...(chosen.held.get(+quietEnd) ?? []), push])
    else if (push.isLate) {
      const others = late.get(push.subscriptionId)
      if (others) others.push(push)
      else late.set(push.subscriptionId, [push])
    } else chosen.parcels.push({ pushes: [push], said: sayOne(push) })
  }
  for (const pushes of late.values())
    chosen.parcels.push({ pushes, said: pushes.length > 1 ? sayTogether(pushes) : sayOne(pushes[0]) })
  return chosen
}

function isStillNews({ kind, note, isRead, isWanted, createdAt }: DuePush, now: Date): boolean {
  return note !== null && !isRead && isWanted && now.getTime() - createdAt.getTime() < ttlOf(kind) * 1000
}

function quietEndOf({ kind, quietFrom: from, quietUntil: until }: DuePush, now: Date): Date | null {
  return kind === null || from === null || until === null ? null : quietUntil(now, { from, until })
}
