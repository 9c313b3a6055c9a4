import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isPageHeld } from '../../lib/calls/session-token.ts'
import type { OpenWord } from '../../lib/offline/push-place.ts'

/** A notification of the device was clicked: this page goes there, unless somebody sits a quiz or an exam in it. */
export function useClickedPushes(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const follow = ({ data, ports }: MessageEvent<Partial<OpenWord> | null>) => {
      if (!data?.open || isPageHeld()) return
      ports[0]?.postMessage('going')
      navigate(data.open)
    }
    navigator.serviceWorker?.addEventListener('message', follow)
    return () => navigator.serviceWorker?.removeEventListener('message', follow)
  }, [navigate])
}
