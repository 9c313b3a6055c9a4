import { COMMENTS_MAX, type Comment, QUIZ_MESSAGES as M } from '@academy/contract/quizzes'
import { type Context, signedIn } from '../../../http/context.ts'
import { conflict, notFound } from '../../../http/problem.ts'
import {
  type CommentRow,
  findComment,
  insertComment,
  removeComment,
  selectComments,
} from './comments-store.ts'

/** Sentences that a grader keeps to use again; nobody else sees them. */
export async function listComments(ctx: Context) {
  const rows = await selectComments(ctx.db, signedIn(ctx).id, COMMENTS_MAX)
  return { comments: rows.map(viewComment) }
}

export async function addComment(ctx: Context, text: string) {
  const { id: ownerId } = signedIn(ctx)
  const kept = await findComment(ctx.db, ownerId, text)
  if (kept) return { message: M.commentKept, comment: viewComment(kept) }
  const rows = await selectComments(ctx.db, ownerId, COMMENTS_MAX)
  if (rows.length >= COMMENTS_MAX) throw conflict(M.commentsFull)
  const row = await insertComment(ctx.db, ownerId, text)
  return { message: M.commentKept, comment: viewComment(row) }
}

export async function deleteComment(ctx: Context, id: string) {
  if (!(await removeComment(ctx.db, signedIn(ctx).id, id))) throw notFound(M.commentNotFound)
  return { message: M.commentDeleted }
}

const viewComment = (row: CommentRow): Comment => ({
  _id: row.id,
  text: row.text,
  createdAt: row.created_at.toISOString(),
})
