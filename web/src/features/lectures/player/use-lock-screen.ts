import { useEffect } from 'react'
import { type MediaCommands, SKIP_SECONDS } from './media-store.ts'

type LockScreenOptions = {
  title: string
  course: string
  commands: MediaCommands
  media: HTMLMediaElement | null
  onPrevious?: () => void
  onNext?: () => void
}

/** The controls on a phone's lock screen and of headphones. */
export function useLockScreen({
  title,
  course,
  commands,
  media,
  onPrevious,
  onNext,
}: LockScreenOptions): void {
  useEffect(() => {
    const session = navigator.mediaSession
    if (!session || !media) return
    const actions: [MediaSessionAction, MediaSessionActionHandler | null][] = [
      ['play', commands.play],
      ['pause', commands.pause],
      ['seekbackward', () => commands.seekTo(media.currentTime - SKIP_SECONDS)],
      ['seekforward', () => commands.seekTo(media.currentTime + SKIP_SECONDS)],
      ['seekto', ({ seekTime }) => commands.seekTo(seekTime ?? 0)],
      ['previoustrack', onPrevious ?? null],
      ['nexttrack', onNext ?? null],
    ]
    const take = () => {
      session.metadata = new MediaMetadata({ title, artist: course })
      for (const [action, handler] of actions) setAction(session, action, handler)
    }
    media.addEventListener('play', take)
    return () => {
      media.removeEventListener('play', take)
      session.metadata = null
      for (const [action] of actions) setAction(session, action, null)
    }
  }, [title, course, commands, media, onPrevious, onNext])
}

function setAction(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // This browser does not know the action: its lock screen goes without the button.
  }
}
