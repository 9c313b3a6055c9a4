import { type BuiltPage, isId } from '@academy/contract/http'
import type { PageCall } from './answer-call.ts'
import type { FoundPage } from './page-at.ts'
import { callsAtOnce } from './page-calls.ts'

type Found = FoundPage<BuiltPage>

const isSound = ({ params }: Found) => Object.values(params).every((value) => isId(value))

/** Whether its person is given the page drawn; an address that is none is told by the browser. */
export const isPersonalAt = (found: Found): boolean => found.page.isPersonal === true && isSound(found)

/** What a page asks first at an address; an address that is none asks nothing, and one with a query only what needs none. */
export function firstCalls(found: Found, search: string): PageCall[] {
  const calls = isSound(found) ? callsAtOnce(found.page, inLowerCase(found.params)) : []
  return calls.filter(({ query }) => !search || Object.keys(query).length === 0)
}

export const inLowerCase = (params: Found['params']) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value.toLowerCase()]))
