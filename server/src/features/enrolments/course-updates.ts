import { COURSE_UPDATE_NOTES as N } from '@academy/contract/enrolments'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { type Gathered, gather, mailOf } from '../notifications/index.ts'
import { type Follower, selectFollowers } from './course-updates-store.ts'

const HOUR_MS = 3_600_000
/** In one transaction. */
const MAILED_AT_A_TIME = 500

interface Update {
  courseId: string
  /** When it was added: within an hour all of it is one row. */
  at: string
  /** The lecture or the quiz; null when one was taken away. */
  arrived: string | null
}
interface Added {
  courseId: string
  hour: number
}
const tellJob = defineJob<Update>('tell-course-updates')
const mailJob = defineJob<Added>('mail-course-updates')

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
  const ctx = systemContext(services)
  return [
    onJob(tellJob, ({ courseId, at, arrived }) => {
      const hour = Math.floor(Date.parse(at) / HOUR_MS)
      return ctx.write(async (inner) => {
        await gather(inner, aboutOf(courseId, hour), arrived, () => read(inner, courseId, hour))
        if (arrived) await mailAtTheEnd(inner, courseId, hour)
      })
    }),
    onJob(mailJob, (added) => mailFollowers(ctx, added)),
  ]
}

/** What the notes of a course's updates are about, whatever their hour: the beginning of each. */
export const aboutUpdates = (courseId: string) => `course-updated:${courseId}:`
const aboutOf = (courseId: string, hour: number) => `${aboutUpdates(courseId)}${hour}`

/** A letter a lecture would be too many: it leaves when the hour is over, with all that was added and is there still. */
const mailAtTheEnd = (ctx: Context, courseId: string, hour: number) =>
  ctx.jobs.add(
    mailJob,
    { courseId, hour },
    { key: `${mailJob.name}:${courseId}:${hour}`, runAt: new Date((hour + 1) * HOUR_MS) },
  )

async function mailFollowers(ctx: Context, { courseId, hour }: Added): Promise<void> {
  const about = aboutOf(courseId, hour)
  let after = ''
  for (;;) {
    const page = { after, limit: MAILED_AT_A_TIME }
    const followers = await selectFollowers(ctx.db, { courseId, ...timeOf(hour) }, page)
    for (const { people, note } of toldAlike(courseId, followers))
      await ctx.write((inner) => mailOf(inner, people, { ...note, about }))
    const last = followers.at(-1)
    if (!last || followers.length < MAILED_AT_A_TIME) return
    after = last.id
  }
}

async function read(ctx: Context, courseId: string, hour: number): Promise<Gathered[]> {
  const followers = await selectFollowers(ctx.db, { courseId, ...timeOf(hour) })
  return toldAlike(courseId, followers).map(({ note, ...told }) => ({
    ...told,
    note: { ...note, letter: null },
  }))
}

const timeOf = (hour: number) => ({ from: new Date(hour * HOUR_MS), until: new Date((hour + 1) * HOUR_MS) })

/** Mostly one note for all; whoever enrolled within the hour is told of what came after. */
function toldAlike(courseId: string, followers: readonly Follower[]) {
  const alike = new Map<string, Follower[]>()
  for (const follower of followers) {
    const key = `${follower.lectures} ${follower.quizzes}`
    const people = alike.get(key)
    if (people) people.push(follower)
    else alike.set(key, [follower])
  }
  return [...alike.values()].map((people) => {
    const [{ course, lectures, quizzes }] = people as [Follower]
    const note = N.added({ course, lectures, quizzes })
    const link = `/course/study/${courseId}`
    return { people, count: lectures + quizzes, note: { ...note, kind: 'course-update' as const, link } }
  })
}
