import { COURSE_UPDATE_NOTES as N } from '@academy/contract/enrolments'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { gather } from '../notifications/index.ts'
import { countAdded, selectFollowers } from './course-updates-store.ts'

const HOUR_MS = 3_600_000

interface Update {
  courseId: string
  /** When it was added: within an hour all of it is one row. */
  at: string
  /** The lecture or the quiz; null when one was taken away. */
  arrived: string | null
}
const tellJob = defineJob<Update>('tell-course-updates')

/** In the transaction that adds or deletes a lecture or a quiz; its students hear of it by a job, however many they are. */
export async function tellCourseUpdate(
  ctx: Context,
  row: { id: string; course_id: string; created_at: Date },
  what: 'added' | 'deleted',
): Promise<void> {
  const arrived = what === 'added' ? row.id : null
  await ctx.jobs.add(tellJob, { courseId: row.course_id, at: row.created_at.toISOString(), arrived })
}

export function enrolmentsJobs(services: Services): JobHandler[] {
  return [
    onJob(tellJob, ({ courseId, at, arrived }) => {
      const hour = Math.floor(Date.parse(at) / HOUR_MS)
      const about = `course-updated:${courseId}:${hour}`
      return systemContext(services).write((ctx) =>
        gather(ctx, about, arrived, () => read(ctx, courseId, hour)),
      )
    }),
  ]
}

/** In the bell: a letter a lecture would be too many. */
async function read({ db }: Context, courseId: string, hour: number) {
  const [from, until] = [new Date(hour * HOUR_MS), new Date((hour + 1) * HOUR_MS)]
  const added = await countAdded(db, courseId, from, until)
  const count = added ? added.lectures + added.quizzes : 0
  if (!added || count === 0) return null
  return {
    people: await selectFollowers(db, courseId),
    count,
    note: {
      ...N.added(added),
      kind: 'course-update' as const,
      link: `/course/study/${courseId}`,
      letter: null,
    },
  }
}
