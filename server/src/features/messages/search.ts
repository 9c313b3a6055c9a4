import { type Context, signedIn } from '../../http/context.ts'
import { findMessages } from './search-store.ts'
import { viewCaller, viewMessage, viewPerson } from './views.ts'

export async function search(ctx: Context, q: string) {
  const caller = signedIn(ctx)
  const { rows, hasMore } = await findMessages(ctx.db, caller.id, q)
  const messages = rows.map(({ message, other, course_id, course_title }) => {
    const otherUser = viewPerson(other)
    const view = viewMessage(ctx, message, [viewCaller(caller), otherUser], course_id)
    return { ...view, otherUser, courseTitle: course_id ? course_title : null }
  })
  return { messages, hasMore }
}
