import { useCallback, useEffect, useRef, useState } from 'react'

/** Gives the newest signed address; null when there is none. */
export type RefreshAddress = () => Promise<string | null>

/**
 * The address a media element plays. It stays the same while it works, however often the lecture is asked for; when it has
 * expired a fresh one goes on at the same place.
 */
export function useMediaSource(media: HTMLMediaElement | null, address: string, refresh: RefreshAddress) {
  const [src, setSrc] = useState(address)
  const [hasFailed, setHasFailed] = useState(false)
  const place = useRef({ seconds: 0, rate: 1, isPlaying: false })
  const wasPlaying = useRef(false)

  const goOn = useCallback(() => {
    if (!media) return
    const { seconds, rate, isPlaying } = place.current
    media.load()
    media.currentTime = seconds
    media.playbackRate = rate
    // A refusal to play is told by the error event, or the person presses Play.
    if (isPlaying) media.play().catch(() => undefined)
  }, [media])

  const recover = useCallback(
    async (isAsked: boolean) => {
      if (!media) return
      place.current = {
        seconds: media.currentTime,
        rate: media.playbackRate,
        isPlaying: isAsked || wasPlaying.current,
      }
      const fresh = await refresh().catch(() => null)
      setHasFailed(!isAsked && (fresh === null || fresh === src))
      if (fresh && fresh !== src) setSrc(fresh)
      else if (isAsked) goOn()
    },
    [media, refresh, src, goOn],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address, once it stands in the element
  useEffect(() => {
    if (src !== address || place.current.isPlaying) goOn()
  }, [src])

  useEffect(() => {
    if (!media) return
    const failed = () => void recover(false)
    const started = () => {
      wasPlaying.current = true
    }
    const stopped = () => {
      if (!media.error) wasPlaying.current = false
    }
    media.addEventListener('error', failed)
    media.addEventListener('play', started)
    media.addEventListener('pause', stopped)
    return () => {
      media.removeEventListener('error', failed)
      media.removeEventListener('play', started)
      media.removeEventListener('pause', stopped)
    }
  }, [media, recover])

  return { src, hasFailed, retry: () => void recover(true) }
}
