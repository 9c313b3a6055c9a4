import type { User } from '@academy/contract/users'
import { USER_MESSAGES } from '@academy/contract/users/messages'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import { call } from '../../../lib/call.ts'
import { clearOfflineCopies } from '../../../lib/offline-copies.ts'
import { outboxItems } from '../../../lib/outbox/index.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { forgetReturn } from '../../../lib/return-to.ts'
import { sessionToken, setSessionToken } from '../../../lib/session-token.ts'
import { clearStorage, writeStorage } from '../../../lib/storage.ts'
import { applyTheme } from '../../../lib/theme.ts'
import { toast } from '../../../lib/toast.ts'
import { setUser } from './me.ts'

/** After login, verify, setup and the OAuth exchange. The guards then lead to where the person wanted to go, else home. */
export function signIn(token: string, user: User): void {
  queryClient.clear()
  writeStorage('activationToken', null)
  setUser(user)
  setSessionToken(token)
}

/**
 * Ends the session here and on the server, and clears everything kept for the person except work that was not sent.
 * `go` is the router's navigate; the header leads to /login, the instructor's sidebar to /.
 */
export async function logout(go: (path: string) => void, to: '/login' | '/' = '/login'): Promise<void> {
  const unsent = outboxItems().length
  if (sessionToken()) {
    // Without a line the token simply expires; this device forgets it either way.
    call('POST /api/user/logout', { keepalive: true }).catch(() => undefined)
  }
  clearStorage()
  applyTheme()
  go(to)
  // The guards of the page being left run now, and what they remember is not wanted after a logout.
  flushSync(() => setSessionToken(null))
  forgetReturn()
  queryClient.clear()
  await clearOfflineCopies()
  toast.success(USER_MESSAGES.loggedOut)
  if (unsent > 0) {
    toast.info(
      i18n._(msg`${unsent} changes are not sent yet. They stay on this device until you log in again.`),
      { durationMs: 6_000 },
    )
  }
}
