import type { Refused } from '@academy/contract/http'
import { QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { refusalsWhileSat } from '../../db/running-sittings.ts'
import { type Context, signedIn } from '../../http/context.ts'
import { eachAlone } from '../../http/each-alone.ts'
import { mayManage } from '../courses/index.ts'
import { countSubmissions, selectOwnedQuizzes } from './store.ts'
import { deleteQuiz } from './write-quiz.ts'

/** What would be lost with those that would go; the caller's others by name. */
export async function previewDeletions(ctx: Context, ids: string[]) {
  const rows = new Map((await selectOwnedQuizzes(ctx.db, ids)).map((row) => [row.id, row]))
  const sat = await refusalsWhileSat(ctx.db, 'a.id', ids)
  const going: string[] = []
  const refused: Refused[] = []
  for (const _id of new Set(ids)) {
    const row = rows.get(_id)
    if (!row) refused.push({ _id, name: null, message: M.notFound })
    else if (!mayManage(signedIn(ctx), row)) refused.push({ _id, name: null, message: M.notYours })
    else {
      const refusal = sat.get(_id)
      if (refusal) refused.push({ _id, name: row.title, message: refusal })
      else going.push(_id)
    }
  }
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
