import { QUESTION_NOTES as N } from '@academy/contract/questions'
import { USER_MESSAGES } from '@academy/contract/users'
import { type Context, type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { gather } from '../notifications/index.ts'
import { pageFor } from './tell.ts'
import { findAnswered, selectSubscribers } from './tell-store.ts'
import { gatherQuestions, tellWaitingJob } from './tell-waiting.ts'

interface Answered {
  questionId: string
  /** The answer; null when one was taken away. */
  arrived: string | null
}
const tellAnswerJob = defineJob<Answered>('tell-lecture-answers')

/** Followers are told by a job: whoever answers does not wait for it. */
export const tellOfAnswers = (ctx: Context, questionId: string, arrived: string | null) =>
  ctx.jobs.add(
    tellAnswerJob,
    { questionId, arrived },
    { key: `${tellAnswerJob.name}:${questionId}:${arrived ?? ''}` },
  )

export function questionsJobs(services: Services): JobHandler[] {
  const ctx = systemContext(services)
  return [
    onJob(tellWaitingJob, ({ courseId, arrived }) =>
      ctx.write((inner) => gatherQuestions(inner, courseId, arrived)),
    ),
    onJob(tellAnswerJob, async ({ questionId, arrived }) => {
      for (const reader of ['student', 'teacher'] as const)
        await ctx.write((inner) => gatherAnswers(inner, questionId, arrived, reader))
    }),
  ]
}

/** One row a question for each who follows it, and a mail again once they have read it; who wrote the newest knows of it. What was
 * hidden or deleted meanwhile is told to nobody. */
const gatherAnswers = (
  ctx: Context,
  questionId: string,
  arrived: string | null,
  reader: 'student' | 'teacher',
) =>
  gather(ctx, `lecture-answers:${questionId}:${reader}`, arrived, async () => {
    const found = await findAnswered(ctx.db, questionId)
    if (!found) return []
    const { title, lecture_id, answers, author_id } = found
    const name = found.author ?? USER_MESSAGES.deletedUser
    const people = await selectSubscribers(ctx.db, { questionId, authorId: author_id, reader })
    const note = {
      ...N.answers({ name, question: title, count: answers }),
      kind: 'question' as const,
      link: pageFor(reader, lecture_id, questionId),
    }
    return [{ people, count: answers, isMailedAgain: true, note }]
  })
