import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import type { MainRole, Role } from '@academy/contract/users/rules'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type CallInput, call, failureMessage } from '../../../lib/calls/call.ts'

export const PEOPLE_ROWS = 50
type PeopleQuery = NonNullable<CallInput<'GET /api/users'>['query']>

export const peopleQuery = (query: PeopleQuery) =>
  queryOptions({
    queryKey: ['people', 'list', query],
    queryFn: ({ signal }) =>
      call('GET /api/users', { query: { ...query, limit: String(PEOPLE_ROWS) }, signal }),
    placeholderData: keepPreviousData,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'one', id],
    queryFn: ({ signal }) => call('GET /api/users/{id}', { params: { id }, signal }),
  })

export const deletionQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'deletion', id],
    queryFn: ({ signal }) => call('GET /api/users/{id}/deletion', { params: { id }, signal }),
    staleTime: 0,
  })

/** Of several; asked by POST because of their number. */
export const deletionsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['people', 'deletions', ids],
    queryFn: ({ signal }) => call('POST /api/users/deletion', { body: { ids: [...ids] }, signal }),
    staleTime: 0,
  })

/** As many as a dialog shows: a search finds the others. */
export const ASSIGNABLE_ROWS = 25

/** Courses to give, by a part of their titles, the newest first. */
export const assignableCoursesQuery = (title: string) =>
  queryOptions({
    queryKey: ['people', 'courses', title],
    queryFn: ({ signal }) =>
      call('GET /api/courses', {
        query: { limit: String(ASSIGNABLE_ROWS), ...(title && { title }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** What a dialog asked before its act is not asked again behind it: of who is deleted there is nothing to say. */
export const peopleChanged = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({
      queryKey: ['people'],
      predicate: ({ queryKey: [, what] }) => what !== 'deletion' && what !== 'deletions',
    }),
    queryClient.invalidateQueries({ queryKey: ['courses'] }),
    queryClient.invalidateQueries({ queryKey: ['audit'] }),
  ])

export const changeRole = ({ _id }: ListedUser, role: Role, mainrole?: MainRole) =>
  call('PUT /api/user/role/{id}', {
    params: { id: _id },
    body: mainrole === undefined ? { role } : { role, mainrole },
  })

interface Outcome<Thing> {
  thing: Thing
  problem: string | null
}

/** One call after the other, each for itself: what failed is named, what went through stays. */
export async function eachInTurn<Thing>(
  things: readonly Thing[],
  act: (thing: Thing) => Promise<unknown>,
  failed: string = M.roleFailed,
): Promise<Outcome<Thing>[]> {
  const outcomes: Outcome<Thing>[] = []
  for (const thing of things) {
    try {
      await act(thing)
      outcomes.push({ thing, problem: null })
    } catch (failure) {
      outcomes.push({ thing, problem: failureMessage(failure, failed) })
    }
  }
  return outcomes
}
