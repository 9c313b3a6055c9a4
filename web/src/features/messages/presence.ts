import { PRESENCE_BEAT_SECONDS } from '@academy/contract/messages/rules'
import { useEffect } from 'react'
import { call } from '../../lib/calls/call.ts'
import { sessionToken } from '../../lib/calls/session-token.ts'

/** The next beat, or the time that passes, mends what does not arrive. */
const say = (isOnline: boolean): void => {
  if (!sessionToken()) return
  call('PUT /api/presence', { body: { isOnline }, keepalive: true }).catch((failure: unknown) =>
    console.warn('Presence could not be told', failure),
  )
}

/** Others see that this person is here: told on coming, now and then while the page is seen, and on leaving it. */
export function usePresence(): void {
  useEffect(() => {
    const beat = () => {
      if (!document.hidden) say(true)
    }
    const leave = () => say(false)
    beat()
    const timer = setInterval(beat, PRESENCE_BEAT_SECONDS * 1000)
    document.addEventListener('visibilitychange', beat)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', beat)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beat)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', beat)
      leave()
    }
  }, [])
}
