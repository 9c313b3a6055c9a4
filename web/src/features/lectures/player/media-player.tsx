import type { Lecture } from '@academy/contract/lectures'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useState } from 'react'
import { readStorage, writeStorage } from '../../../lib/device/storage.ts'
import { useIsPageLoading } from '../../../lib/pages/lazy-page.ts'
import { toast } from '../../../lib/toast.ts'
import styles from './media.module.css'
import { MediaControls } from './media-controls.tsx'
import { MediaStage } from './media-stage.tsx'
import {
  MediaProvider,
  useLength,
  useMediaCommands,
  useMediaSelector,
  useStableMediaRefs,
} from './media-store.ts'
import { savedSpeed, saveSpeed } from './playback-speed.ts'
import type { PlayerProps } from './player-props.ts'
import { ResumeNote } from './resume-note.tsx'
import { startPlace } from './resume-place.ts'
import { useIdleInFullScreen } from './use-idle-in-full-screen.ts'
import { useLockScreen } from './use-lock-screen.ts'
import { useMediaKeys } from './use-media-keys.ts'
import { useMediaSource } from './use-media-source.ts'
import { useWatching } from './use-watching.ts'

/** Video and audio: one bar of controls, media-chrome's state, our look. */
export function MediaPlayer(props: PlayerProps) {
  return (
    <MediaProvider>
      <Player {...props} />
    </MediaProvider>
  )
}

/** The newest address of the lecture's recording. */
export const mediaAddress = (lecture: Lecture) => lecture.video ?? lecture.audio ?? ''

function Player({ lecture, course, record, person, refresh, onPrevious, onNext, back }: PlayerProps) {
  const { t } = useLingui()
  const [media, setMedia] = useState<HTMLMediaElement | null>(null)
  const isAudio = lecture.lectureType === 'audio'
  const { giveMedia, giveFullScreen } = useStableMediaRefs()
  const lengthSeconds = useLength(lecture.durationSeconds)

  const sayRefused = useCallback(() => {
    toast.error(isAudio ? LECTURE_MESSAGES.audioPlayFailed : t`This video could not be played`)
  }, [isAudio, t])
  const commands = useMediaCommands(media, lengthSeconds, sayRefused)
  const newAddress = useCallback(async () => mediaAddress(await refresh()), [refresh])
  const { src, hasFailed, retry } = useMediaSource(media, mediaAddress(lecture), newAddress)
  useWatching(media, record)
  const isLeaving = useIsPageLoading()
  useEffect(() => {
    if (isLeaving) media?.pause()
  }, [isLeaving, media])
  useMediaKeys(media, commands)
  useLockScreen({ title: lecture.title, course: course.title, commands, media, onPrevious, onNext })
  const idle = useIdleInFullScreen()

  const [start] = useState(() => startPlace(record.resume?.position, lecture.durationSeconds))
  const [isFresh, setIsFresh] = useState(true)
  const played = useMediaSelector((state) => state.mediaCurrentTime)
  const atSeconds = isFresh ? start : (played ?? 0)
  const [speed, setSpeed] = useState(() => savedSpeed(person))

  useEffect(() => {
    if (!media) return
    media.currentTime = start
    media.defaultPlaybackRate = savedSpeed(person)
    media.playbackRate = savedSpeed(person)
    const begin = () => setIsFresh(false)
    // The seek to the saved place itself comes with `seeking` only once there is something to seek in.
    const sought = () => media.currentTime !== start && setIsFresh(false)
    media.addEventListener('playing', begin)
    media.addEventListener('seeking', sought)
    return () => {
      media.removeEventListener('playing', begin)
      media.removeEventListener('seeking', sought)
    }
  }, [media, start, person])

  const chooseSpeed = (next: number) => {
    setSpeed(next)
    saveSpeed(person, next)
    commands.setSpeed(next)
    if (media) media.defaultPlaybackRate = next
  }
  const startOver = () => {
    setIsFresh(false)
    commands.seekTo(0)
    commands.play()
  }
  const seekTo = (seconds: number) => {
    setIsFresh(false)
    commands.seekTo(seconds)
  }
  const toggleCaptions = () => {
    commands.toggleCaptions()
    writeStorage('captions:on', readStorage('captions:on') ? null : 'on')
  }
  return (
    <section
      ref={giveFullScreen}
      className={styles.media}
      data-kind={lecture.lectureType}
      aria-label={isAudio ? t`Audio player` : t`Video player`}
      {...idle}
    >
      {back}
      <MediaStage
        lecture={lecture}
        course={course}
        src={src}
        giveMedia={(element) => {
          giveMedia(element)
          setMedia(element)
        }}
        hasFailed={hasFailed}
        onRetry={retry}
        onPlay={commands.togglePlay}
        isFresh={isFresh}
      />
      {isFresh && start > 0 && record.resume && !hasFailed && (
        <ResumeNote
          seconds={start}
          atMs={record.resume.atMs}
          onContinue={commands.play}
          onStartOver={startOver}
        />
      )}
      <MediaControls
        record={record}
        commands={{ ...commands, seekTo, toggleCaptions }}
        atSeconds={atSeconds}
        lengthSeconds={lengthSeconds}
        speed={speed}
        onSpeed={chooseSpeed}
        hasCaptions={lecture.captions !== null}
        hasPicture={!isAudio}
      />
    </section>
  )
}
