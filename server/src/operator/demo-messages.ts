import type { DemoConversation, DemoPeople } from '@academy/contract/course-package'
import { effectiveRole } from '@academy/contract/users'
import { forgetDueMails, readAllOf, sendMessage } from '../features/messages/index.ts'
import type { Context, SignedIn } from '../http/context.ts'
import { as, HOUR_MS } from './demo-time.ts'
import type { ImportedCourse } from './package/import-package.ts'

interface Filled {
  ids: ReadonlyMap<string, string>
  courses: readonly ImportedCourse[]
}

/** What the demo's people wrote to each other, in the order in which it was written; what is not said to wait was read. */
export async function talkAll(ctx: Context, demo: DemoPeople, { ids, courses }: Filled): Promise<void> {
  const callerOf = (address: string): SignedIn => {
    const person = demo.people.find(({ email }) => email === address)
    const id = ids.get(address)
    if (!person || !id) throw new Error(`${address} talks in the demo and is not in it`)
    return { id, name: person.name, email: address, role: effectiveRole(person), sessionId: 'demo' }
  }
  const said = demo.conversations.flatMap((conversation) =>
    conversation.messages.map((message, place) => ({ conversation, message, place })),
  )
  said.sort((a, b) => b.message.hoursAgo - a.message.hoursAgo)
  for (const { conversation, message, place } of said) {
    const [from, to] = inOrder(conversation, message.from).map(callerOf) as [SignedIn, SignedIn]
    await sendMessage(as(ctx, from, ctx.now().getTime() - message.hoursAgo * HOUR_MS), {
      receiverId: to.id,
      courseId: courses.find(({ key }) => key === conversation.course)?.courseId ?? null,
      content: message.text,
      key: null,
      attachmentId: null,
    })
    const isRead = place < conversation.messages.length - conversation.unread
    if (isRead) await readAllOf(ctx.db, from.id, to.id)
  }
  await forgetDueMails(ctx.db)
}

const inOrder = ({ between: [one, other] }: DemoConversation, from: 0 | 1) =>
  from === 0 ? [one, other] : [other, one]
