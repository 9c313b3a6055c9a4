import { QUESTION_NOTES as N } from '@academy/contract/questions'
import { USER_MESSAGES } from '@academy/contract/users'
import { newId } from '../../db/ids.ts'
import type { Context } from '../../http/context.ts'
import { defineJob } from '../../services/jobs/index.ts'
import { gather } from '../notifications/index.ts'
import { questionOf } from './read-store.ts'
import type { QuestionRow } from './store.ts'
import { selectWaiting } from './tell-store.ts'

interface Waiting {
  courseId: string
  /** What came to wait; null when something waits no more. */
  arrived: string | null
}
export const tellWaitingJob = defineJob<Waiting>('tell-questions-waiting')

/** Who asks does not wait for the counting. */
export const tellOfQuestion = (ctx: Context, courseId: string, questionId: string) =>
  ctx.jobs.add(tellWaitingJob, { courseId, arrived: questionId })

/** After an act that may settle a question, or make it wait again; however many are settled together, it is counted once. */
export async function tellOfState(
  ctx: Context,
  before: Pick<QuestionRow, 'id' | 'course_id' | 'state'>,
): Promise<void> {
  const [question] = await questionOf(ctx.db, { ...ctx.asking, id: before.id })
  const now = question?.state
  if (now === before.state) return
  const courseId = before.course_id
  if (now === 'unanswered') await tellOfQuestion(ctx, courseId, `${before.id}:${newId()}`)
  else if (before.state === 'unanswered')
    await ctx.jobs.add(
      tellWaitingJob,
      { courseId, arrived: null },
      { key: `${tellWaitingJob.name}:${courseId}` },
    )
}

const aboutQuestions = (courseId: string) => `questions-wait:${courseId}`

/** One row for all that wait in a course, for whoever teaches it now; the admins have their list of those that nobody teaches. */
export const gatherQuestions = (ctx: Context, courseId: string, event: string | null) =>
  gather(ctx, aboutQuestions(courseId), event, async () => {
    const waiting = await selectWaiting(ctx.db, courseId)
    if (!waiting?.instructor_id || waiting.count === 0) return []
    const { course, count, title } = waiting
    const note = {
      ...N.waiting({ course, count, question: title, name: waiting.name ?? USER_MESSAGES.deletedUser }),
      kind: 'question' as const,
      link: `/instructor/questions?course=${courseId}`,
    }
    return [{ people: [{ id: waiting.instructor_id }], count, note }]
  })
