import { formatClock } from '@academy/contract/text'
import { useLingui } from '@lingui/react/macro'
import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  Play,
  RotateCcw,
  RotateCw,
  Volume2,
  VolumeX,
} from 'lucide-react'
import type { CSSProperties } from 'react'
import mediaStyles from './media.module.css'
import { MediaButton } from './media-button.tsx'
import styles from './media-controls.module.css'
import { type MediaCommands, SKIP_SECONDS, useMediaSelector } from './media-store.ts'
import { Scrubber } from './scrubber.tsx'
import { SpeedMenu } from './speed-menu.tsx'
import type { StudyRecord } from './study-record.ts'

type MediaControlsProps = {
  record: StudyRecord
  commands: MediaCommands
  /** What the scrubber shows: the place to start at before anything has played. */
  atSeconds: number
  lengthSeconds: number
  speed: number
  onSpeed: (speed: number) => void
  hasCaptions: boolean
  hasPicture: boolean
}

/** Under the picture, so that they never cover code. */
export function MediaControls(props: MediaControlsProps) {
  const { record, commands, atSeconds, lengthSeconds, speed, onSpeed, hasCaptions, hasPicture } = props
  const { t } = useLingui()
  const isPaused = useMediaSelector((state) => state.mediaPaused) ?? true
  const isFull = useMediaSelector((state) => state.mediaIsFullscreen) ?? false
  const showsCaptions = useMediaSelector((state) => (state.mediaSubtitlesShowing?.length ?? 0) > 0)
  const [place, whole] = [formatClock(atSeconds), formatClock(lengthSeconds)]
  return (
    <div className={mediaStyles.controls} data-controls="">
      <div className={`${styles.row} num`}>
        <span>{place}</span>
        <Scrubber
          record={record}
          atSeconds={atSeconds}
          lengthSeconds={lengthSeconds}
          onSeek={commands.seekTo}
        />
        <span>{whole}</span>
      </div>
      <div className={mediaStyles.buttons}>
        <MediaButton label={isPaused ? t`Play` : t`Pause`} onClick={commands.togglePlay}>
          {isPaused ? <Play fill="currentColor" /> : <Pause fill="currentColor" />}
        </MediaButton>
        <MediaButton label={t`Back 10 seconds`} onClick={() => commands.seekTo(atSeconds - SKIP_SECONDS)}>
          <RotateCcw />
          <small className={styles.ten}>{SKIP_SECONDS}</small>
        </MediaButton>
        <MediaButton label={t`Forward 10 seconds`} onClick={() => commands.seekTo(atSeconds + SKIP_SECONDS)}>
          <RotateCw />
          <small className={styles.ten}>{SKIP_SECONDS}</small>
        </MediaButton>
        <p className={`${mediaStyles.time} num`}>
          <b>{place}</b> / {whole}
        </p>
        <VolumeControl commands={commands} />
        <SpeedMenu speed={speed} onChoose={onSpeed} />
        {hasCaptions && (
          <MediaButton label={t`Captions`} isPressed={showsCaptions} onClick={commands.toggleCaptions}>
            <Captions />
          </MediaButton>
        )}
        {hasPicture && (
          <MediaButton
            label={isFull ? t`Leave full screen` : t`Full screen`}
            onClick={commands.toggleFullScreen}
          >
            {isFull ? <Minimize /> : <Maximize />}
          </MediaButton>
        )}
      </div>
    </div>
  )
}

function VolumeControl({ commands }: { commands: MediaCommands }) {
  const { t } = useLingui()
  const volume = useMediaSelector((state) => state.mediaVolume) ?? 1
  const isMuted = useMediaSelector((state) => state.mediaMuted) ?? false
  const tenths = isMuted ? 0 : Math.round(volume * 10)
  return (
    <div className={styles.volume}>
      <MediaButton label={isMuted ? t`Unmute` : t`Mute`} onClick={commands.toggleMute}>
        {tenths === 0 ? <VolumeX /> : <Volume2 />}
      </MediaButton>
      <input
        type="range"
        min={0}
        max={10}
        step={1}
        value={tenths}
        aria-label={t`Volume`}
        aria-valuetext={`${tenths * 10}%`}
        style={{ '--volume': `${tenths * 10}%` } as CSSProperties}
        onChange={(event) => commands.setVolume(Number(event.target.value) / 10)}
      />
    </div>
  )
}
