import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { formatFileSize } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Play, RotateCw } from 'lucide-react'
import { useCallback } from 'react'
import { DrawnCover } from '../../../imigongo/drawn-cover.tsx'
import { readStorage } from '../../../lib/device/storage.ts'
import mediaStyles from './media.module.css'
import styles from './media-stage.module.css'
import { useMediaSelector } from './media-store.ts'
import type { PlayerProps } from './player-props.ts'

/** An audio's stage is lower than a film's. */
const AUDIO_COVER_HEIGHT = 240

type MediaStageProps = Pick<PlayerProps, 'lecture' | 'course'> & {
  src: string
  giveMedia: (element: HTMLMediaElement | null) => void
  hasFailed: boolean
  onRetry: () => void
  onPlay: () => void
  /** Nothing has played yet: what it weighs is said before it is spent. */
  isFresh: boolean
}

/** The picture, or the course's art for an audio; what it weighs, a big play button, waiting, failure. */
export function MediaStage({
  lecture,
  course,
  src,
  giveMedia,
  hasFailed,
  onRetry,
  onPlay,
  isFresh,
}: MediaStageProps) {
  const { t } = useLingui()
  const isPaused = useMediaSelector((state) => state.mediaPaused) ?? true
  const isLoading = useMediaSelector((state) => state.mediaLoading) ?? false
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element is given once; it stays while the page stays
  const ref = useCallback((element: HTMLMediaElement | null) => giveMedia(element), [])
  const isAudio = lecture.lectureType === 'audio'
  const captions = lecture.captions !== null && (
    <track
      kind="captions"
      src={lecture.captions}
      srcLang="en"
      label={t`Captions`}
      default={readStorage('captions:on') !== null}
    />
  )
  return (
    <div className={mediaStyles.screen} data-playing={!isPaused || undefined}>
      {isAudio ? (
        <>
          <PlayerCover course={course} height={AUDIO_COVER_HEIGHT} />
          {/* biome-ignore lint/a11y/useMediaCaption: the captions are above; not every lecture has them */}
          <audio ref={ref} src={src} preload="none">
            {captions}
          </audio>
        </>
      ) : (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: the captions are above; not every lecture has them */}
          <video ref={ref} src={src} preload="none" playsInline onClick={onPlay}>
            {captions}
          </video>
          {isFresh && <PlayerCover course={course} />}
        </>
      )}
      {isFresh && lecture.sizeBytes !== null && !hasFailed && (
        <p className={`${styles.weight} num`}>{formatFileSize(lecture.sizeBytes)}</p>
      )}
      {hasFailed ? (
        <div className={styles.failed} role="alert">
          <CircleAlert aria-hidden="true" />
          <p>{isAudio ? LECTURE_MESSAGES.audioLoadFailed : <Trans>This video could not be loaded</Trans>}</p>
          <button type="button" className={`btn ${mediaStyles.onInk}`} onClick={onRetry}>
            <RotateCw aria-hidden="true" />
            <Trans>Retry</Trans>
          </button>
        </div>
      ) : (
        isPaused && (
          <button type="button" className={styles.play} aria-label={t`Play`} tabIndex={-1} onClick={onPlay}>
            <Play aria-hidden="true" fill="currentColor" />
          </button>
        )
      )}
      {isLoading && !isPaused && !hasFailed && (
        <p className={styles.waiting} role="status">
          <span className="spinner" />
          <span className="vh">
            <Trans>Loading</Trans>
          </span>
        </p>
      )}
    </div>
  )
}

/** The course's art, where there is no picture or none yet. It downloads no picture. */
function PlayerCover({ course, height }: Pick<PlayerProps, 'course'> & { height?: number }) {
  return (
    <DrawnCover
      seed={course._id}
      category={course.category}
      width={640}
      height={height}
      className={styles.cover}
      align="xMidYMid"
    />
  )
}
