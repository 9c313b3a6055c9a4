import {
  MediaActionTypes as Action,
  useMediaFullscreenRef,
  useMediaRef,
  useMediaSelector,
  useMediaStore,
} from 'media-chrome/react/media-store'
import { useMemo } from 'react'

export { MediaProvider, useMediaSelector } from 'media-chrome/react/media-store'

type Store = ReturnType<typeof useMediaStore>

export const VOLUME_STEP = 0.1
export const SKIP_SECONDS = 10
export const ARROW_SECONDS = 5

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** What the buttons and the keys of the player do, each in one place. */
function mediaCommands(store: Store, play: () => void, lengthSeconds: number) {
  const ask = (type: string, detail?: unknown) => store.dispatch({ type, detail } as never)
  const state = () => store.getState()
  const seekTo = (seconds: number) =>
    ask(Action.MEDIA_SEEK_REQUEST, clamp(seconds, 0, lengthSeconds || seconds))
  return {
    play,
    togglePlay: () => (state().mediaPaused === false ? ask(Action.MEDIA_PAUSE_REQUEST) : play()),
    pause: () => ask(Action.MEDIA_PAUSE_REQUEST),
    seekTo,
    /** In whole tenths, so that ten steps lead from silent to full. */
    changeVolume: (by: number) =>
      ask(Action.MEDIA_VOLUME_REQUEST, clamp(Math.round(((state().mediaVolume ?? 1) + by) * 10) / 10, 0, 1)),
    setVolume: (volume: number) => ask(Action.MEDIA_VOLUME_REQUEST, clamp(volume, 0, 1)),
    toggleMute: () => ask(state().mediaMuted ? Action.MEDIA_UNMUTE_REQUEST : Action.MEDIA_MUTE_REQUEST),
    setSpeed: (speed: number) => ask(Action.MEDIA_PLAYBACK_RATE_REQUEST, speed),
    toggleCaptions: () => ask(Action.MEDIA_TOGGLE_SUBTITLES_REQUEST),
    toggleFullScreen: () =>
      ask(
        state().mediaIsFullscreen
          ? Action.MEDIA_EXIT_FULLSCREEN_REQUEST
          : Action.MEDIA_ENTER_FULLSCREEN_REQUEST,
      ),
  }
}
export type MediaCommands = ReturnType<typeof mediaCommands>

/** `onRefused` hears when the browser will not play, though the file is there. */
export function useMediaCommands(
  media: HTMLMediaElement | null,
  lengthSeconds: number,
  onRefused: () => void,
): MediaCommands {
  const store = useMediaStore()
  return useMemo(() => {
    const play = () => {
      media?.play().catch((failure: unknown) => {
        const isInterrupted = failure instanceof DOMException && failure.name === 'AbortError'
        if (!isInterrupted && !media.error) onRefused()
      })
    }
    return mediaCommands(store, play, lengthSeconds)
  }, [store, media, lengthSeconds, onRefused])
}

/** The store's own refs are new at every render, which would take the element away and give it back each time. */
export function useStableMediaRefs() {
  const store = useMediaStore()
  const giveMedia = useMediaRef()
  const giveFullScreen = useMediaFullscreenRef()
  // biome-ignore lint/correctness/useExhaustiveDependencies: they depend on the store alone
  return useMemo(() => ({ giveMedia, giveFullScreen }), [store])
}

/** The length the element knows, else the one the server measured; 0 where nobody knows. */
export function useLength(knownSeconds: number | null): number {
  const measured = useMediaSelector((state) => state.mediaDuration)
  return measured && Number.isFinite(measured) ? measured : (knownSeconds ?? 0)
}
