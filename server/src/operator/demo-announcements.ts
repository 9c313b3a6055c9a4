import type { DemoPeople } from '@academy/contract/course-package'
import { addDays, dayOf } from '@academy/contract/text/days'
import { writeSentBefore } from '../features/announcements/index.ts'
import type { Context } from '../http/context.ts'
import { HOUR_MS } from './demo-time.ts'
import type { ImportedCourse } from './package/import-package.ts'

interface Filled {
  ids: ReadonlyMap<string, string>
  courses: readonly ImportedCourse[]
}

/** What the demo's staff told courses, roles and everybody, and what they are going to. */
export async function announceAll(ctx: Context, demo: DemoPeople, { ids, courses }: Filled): Promise<void> {
  const now = ctx.now()
  const idOf = (address: string): string => {
    const id = ids.get(address)
    if (!id) throw new Error(`${address} has to do with an announcement of the demo and is not in it`)
    return id
  }
  for (const [place, one] of demo.announcements.entries()) {
    const { by, hoursAgo, course, pinnedForDays, readBy, ...rest } = one
    const courseId = courses.find(({ key }) => key === course)?.courseId ?? null
    if (course && !courseId) throw new Error(`"${one.title}" is told to a course that the demo has not`)
    const isAdmin = demo.people.some(({ email, role }) => email === by && role === 'admin')
    await writeSentBefore(ctx, {
      ...{ ...rest, courseId, key: `demo-announcement-${place}`, author: { id: idOf(by), isAdmin } },
      at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      pinnedUntil: pinnedForDays === null ? null : addDays(dayOf(now), pinnedForDays),
      readBy: readBy.map(idOf),
    })
  }
}
