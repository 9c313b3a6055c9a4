import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { type Context, signedIn } from '../../../http/context.ts'
import { eachAlone, foresee } from '../../../http/each-alone.ts'
import { mayManage, refusalOfDeletion, refusalsWhileSat } from '../../courses/index.ts'
import { countSubmissions, selectOwnedQuizzes } from '../store.ts'
import { deleteQuiz } from './write-quiz.ts'

/** What would be lost with those that would go; the caller's others by name. */
export async function previewDeletions(ctx: Context, ids: string[]) {
  const rows = new Map((await selectOwnedQuizzes(ctx.db, ids)).map((row) => [row.id, row]))
  const sat = await refusalsWhileSat(ctx.db, 'a.id', ids)
  const caller = signedIn(ctx)
  const { going, refused } = await foresee(ids, (id) =>
    refusalOfDeletion(caller, rows.get(id), { whileSat: sat.get(id), messages: M }),
  )
  const lost = { submissions: 0, pending: 0 }
  for (const { total, pending } of (await countSubmissions(ctx.db, going)).values()) {
    lost.submissions += total
    lost.pending += pending
  }
  return { count: going.length, lost, refused }
}

export async function deleteQuizzes(ctx: Context, ids: string[]) {
  const nameOf = async (id: string) => {
    const [row] = await selectOwnedQuizzes(ctx.db, [id])
    return row && mayManage(signedIn(ctx), row) ? row.title : null
  }
  const { done: deleted, refused } = await eachAlone(ctx, ids, deleteQuiz, nameOf)
  const message = deleted.length > 0 ? M.severalDeleted(deleted.length) : M.noneDeleted
  return { message, deleted, refused }
}
