import type { EmailState } from '@academy/contract/users'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/call.ts'
import { devicesQuery } from '../api.ts'
import { currentSession, setUser } from '../session/index.ts'

export const emailQuery = queryOptions({
  queryKey: ['user', 'email'],
  queryFn: ({ signal }) => call('GET /api/user/me/email', { signal }),
})

/** Where it is changed: the bell's note of a refused address leads there, too. */
export const EMAIL_ADDRESS = '/account/settings#email'

/** Shows what the server answered; a new address stands on every part of the page that names it. */
export function useShowEmail(): (state: EmailState) => void {
  const queries = useQueryClient()
  return (state) => {
    queries.setQueryData(emailQuery.queryKey, state)
    const { user } = currentSession()
    if (!user || user.email === state.email) return
    setUser({ ...user, email: state.email })
    void queries.invalidateQueries({ queryKey: ['notification-preferences'] })
    void queries.invalidateQueries({ queryKey: devicesQuery.queryKey })
  }
}
