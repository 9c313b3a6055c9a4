import type { User } from '@academy/contract/users'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { readStoredJson, writeStorage } from '../../../lib/storage.ts'

/** The person of the token. The last answer is kept on the device, so that a start without a line still knows whose it is. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    const { user } = await call('GET /api/user/me', { signal })
    keepUser(user)
    return user
  },
  initialData: () => readStoredJson<User>('user') ?? undefined,
  initialDataUpdatedAt: 0,
})

function keepUser(user: User): void {
  writeStorage('user', JSON.stringify(user))
}

/** After a change of the person themselves: name, preferences, subscription. */
export function setUser(user: User): void {
  keepUser(user)
  queryClient.setQueryData(meQuery.queryKey, user)
}

/** Asks the server again, after enrolling for instance. */
export function refreshUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
}
