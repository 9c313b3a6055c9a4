import * as USER_MESSAGES from '@academy/contract/users/messages'
import { plural } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import { call } from '../../../lib/calls/call.ts'
import { sessionToken, setSessionToken } from '../../../lib/calls/session-token.ts'
import { outboxItems } from '../../../lib/device/outbox/index.ts'
import { clearStorage } from '../../../lib/device/storage.ts'
import { countUnsent } from '../../../lib/offline/unsent.ts'
import { forgetReturn } from '../../../lib/pages/return-to.ts'
import { applyTheme } from '../../../lib/theme.ts'
import { toast } from '../../../lib/toast.ts'
import { currentSession } from './session.ts'

export type Go = (path: string, options?: { replace: boolean }) => void

/**
 * Ends the session here and on the server, and clears everything kept for the person except work that was not sent.
 * `go` is the router's navigate; the header leads to /login, the instructor's sidebar to /.
 */
export async function endSession(go: Go, to: '/login' | '/'): Promise<void> {
  const person = currentSession().user?._id
  const unsent = outboxItems().length + (person ? await countUnsent(person) : 0)
  if (sessionToken()) {
    // Without a line the token simply expires; this device forgets it either way.
    call('POST /api/user/logout', { keepalive: true }).catch(() => undefined)
  }
  clearStorage()
  applyTheme()
  go(to)
  // The guards of the page being left run now, and what they remember is not wanted after a logout.
  flushSync(() => setSessionToken(null))
  // A guard leads to /login, wherever the logout leads.
  if (to !== '/login') go(to, { replace: true })
  forgetReturn()
  toast.success(USER_MESSAGES.loggedOut)
  if (unsent > 0) {
    toast.info(
      plural(unsent, {
        one: '# change is not sent yet. It stays on this device until you log in again.',
        other: '# changes are not sent yet. They stay on this device until you log in again.',
      }),
      { durationMs: 6_000 },
    )
  }
}
