import { useEffect } from 'react'
import { ARROW_SECONDS, type MediaCommands, SKIP_SECONDS, VOLUME_STEP } from './media-store.ts'
import { isPageKey, keyName } from './page-keys.ts'

/** Space or K plays, J and L skip, arrows move, up and down change the volume while the player has the focus. */
export function useMediaKeys(media: HTMLMediaElement | null, commands: MediaCommands): void {
  useEffect(() => {
    if (!media) return
    const by = (seconds: number) => () => commands.seekTo(media.currentTime + seconds)
    const volumeBy = (step: number) => () => commands.changeVolume(step)
    const keys: Record<string, () => void> = {
      ' ': commands.togglePlay,
      k: commands.togglePlay,
      j: by(-SKIP_SECONDS),
      l: by(SKIP_SECONDS),
      ArrowLeft: by(-ARROW_SECONDS),
      ArrowRight: by(ARROW_SECONDS),
      ArrowUp: volumeBy(VOLUME_STEP),
      ArrowDown: volumeBy(-VOLUME_STEP),
      c: commands.toggleCaptions,
      f: commands.toggleFullScreen,
    }
    const press = (event: KeyboardEvent) => {
      if (!isPageKey(event)) return
      const isVolume = event.key === 'ArrowUp' || event.key === 'ArrowDown'
      const isInPlayer = document.activeElement?.closest('[data-kind]') || document.fullscreenElement
      // Elsewhere these two scroll the page.
      if (isVolume && !isInPlayer) return
      const act = keys[keyName(event)]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [media, commands])
}
