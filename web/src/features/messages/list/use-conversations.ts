import type { Conversation } from '@academy/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { knownData } from '../../../lib/queries/known-data.ts'
import { conversationId, type Pair } from '../addresses.ts'
import { conversationsQuery, threadQuery } from '../api.ts'

const NO_COURSE = 'null'

/** The list as its search and filter in the address narrow it. A conversation that was just begun stands in it before it has a
 * message. */
export function useConversations(open: Pair | null) {
  const [params, setParams] = useSearchParams()
  const narrowed = { q: params.get('q')?.trim() ?? '', course: params.get('course') ?? '' }
  const isNarrowed = narrowed.q !== '' || narrowed.course !== ''
  const found = useQuery(conversationsQuery(narrowed))
  const begun = useQuery({
    ...threadQuery(open ?? { other: NO_COURSE, course: null }),
    enabled: false,
  }).data?.conversation
  const listed = knownData(found, ({ conversations }) => conversations.length)?.conversations
  const isBegun =
    open && begun && !isNarrowed && listed && !listed.some(({ _id }) => _id === conversationId(open))
  const conversations = isBegun ? [begun, ...listed] : listed
  const courses = useSeenCourses(conversations)
  const narrow = (change: Partial<typeof narrowed>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change)) {
          if (value) before.set(name, value)
          else before.delete(name)
        }
        return before
      },
      { replace: true },
    )
  return { found, conversations, courses, narrowed, isNarrowed, narrow }
}

/** Those of all conversations seen on this page: a filter does not take away the others to choose from. */
function useSeenCourses(conversations: readonly Conversation[] | undefined): ReadonlyMap<string, string> {
  const seen = useRef(new Map<string, string>())
  for (const { course } of conversations ?? []) if (course) seen.current.set(course._id, course.title)
  return seen.current
}
