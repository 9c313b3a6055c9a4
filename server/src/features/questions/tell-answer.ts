import { type Services, systemContext } from '../../http/context.ts'
import { defineJob, type JobHandler, onJob } from '../../services/jobs/index.ts'
import { findAnswer, findQuestion } from './store.ts'
import { tellOfAnswer } from './tell.ts'
import { selectSubscribers } from './tell-store.ts'

/** Who answers does not wait until everybody who follows is told. */
export const tellAnswerJob = defineJob<{ answerId: string }>('tell-lecture-answer')

const TOLD_AT_A_TIME = 500
const NOBODY = ''

export function questionsJobs(services: Services): JobHandler[] {
  return [onJob(tellAnswerJob, ({ answerId }) => tellSubscribers(services, answerId))]
}

/** Nobody is told of what was hidden or deleted meanwhile. */
async function tellSubscribers(services: Services, answerId: string): Promise<void> {
  const ctx = systemContext(services)
  const answer = await findAnswer(ctx.db, answerId, NOBODY)
  const question = answer && (await findQuestion(ctx.db, answer.question_id, NOBODY))
  if (!question || answer.is_hidden || question.is_hidden) return
  let after = ''
  for (;;) {
    const about = { questionId: question.id, authorId: answer.author_id }
    const people = await selectSubscribers(ctx.db, about, after, TOLD_AT_A_TIME)
    if (people.length > 0) await ctx.write((inner) => tellOfAnswer(inner, people, answer, question))
    const last = people.at(-1)
    if (!last || people.length < TOLD_AT_A_TIME) return
    after = last.id
  }
}
