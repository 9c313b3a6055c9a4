import type { Conversation } from '@academy/contract/messages'
import { PINNED_MESSAGES } from '@academy/contract/messages/rules'
import type { Pair } from '../addresses.ts'

export const pairOfConversation = ({ otherUser, course }: Conversation): Pair => ({
  other: otherUser._id,
  course: course?._id ?? null,
})

export const isSamePair = (one: Pair, other: Pair): boolean =>
  one.other === other.other && one.course === other.course

/** Those whose words stand in the box above the list, and the others. A search looks through all of them alike. */
export function pinnedFirst(conversations: readonly Conversation[], isNarrowed: boolean) {
  const pinned = isNarrowed
    ? []
    : conversations.filter(({ isPinned, lastMessage }) => isPinned && lastMessage).slice(0, PINNED_MESSAGES)
  return { pinned, others: conversations.filter((one) => !pinned.includes(one)) }
}
