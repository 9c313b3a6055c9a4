import type { Slide } from '@academy/contract/lectures'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Maximize, Pause, Play } from 'lucide-react'
import type { CSSProperties, Dispatch } from 'react'
import mediaStyles from './media.module.css'
import { MediaButton } from './media-button.tsx'
import styles from './slide-controls.module.css'
import type { SlideEvent, SlideShow } from './slide-show.ts'

type SlideControlsProps = {
  slides: readonly Slide[]
  show: SlideShow
  /** How much of the five seconds is over, 0 to 1. */
  share: number
  secondsLeft: number
  isHeld: boolean
  step: Dispatch<SlideEvent>
  onFullScreen: () => void
}

export function SlideControls({
  slides,
  show,
  share,
  secondsLeft,
  isHeld,
  step,
  onFullScreen,
}: SlideControlsProps) {
  const { t } = useLingui()
  const { at, count, isRunning, isWaiting } = show
  const number = at + 1
  return (
    <>
      <div className={styles.controls}>
        <MediaButton
          label={t`Previous slide`}
          isDisabled={at === 0}
          onClick={() => step({ type: 'previous' })}
        >
          <ChevronLeft />
        </MediaButton>
        <MediaButton
          className={styles.play}
          label={isRunning ? t`Pause slides` : t`Play slides`}
          isDisabled={count < 2}
          onClick={() => step({ type: 'toggle' })}
        >
          {isRunning ? <Pause fill="currentColor" /> : <Play fill="currentColor" />}
        </MediaButton>
        <MediaButton
          label={t`Next slide`}
          isDisabled={at === count - 1}
          onClick={() => step({ type: 'next' })}
        >
          <ChevronRight />
        </MediaButton>
        <p className={`${mediaStyles.time} num`}>
          <Trans>
            <b>{number}</b> of {count}
          </Trans>
        </p>
        <p className={styles.auto}>
          {isWaiting && (
            <>
              <span className={styles.keys}>
                <Trans>
                  Click the slide or press <kbd>Space</kbd> to start
                </Trans>
              </span>
              <span className={styles.touch}>
                <Trans>Touch the slide to start</Trans>
              </span>
            </>
          )}
          {isRunning && (
            <>
              <span className="num">
                {isHeld ? <Trans>Paused while you look</Trans> : <Trans>Next slide in {secondsLeft} s</Trans>}
              </span>
              <small className={styles.keys}>
                <Trans>
                  Press <kbd>Esc</kbd> to stop
                </Trans>
              </small>
              <small className={styles.touch}>
                <Trans>Touch to pause</Trans>
              </small>
            </>
          )}
        </p>
        {globalThis.document?.fullscreenEnabled && (
          <MediaButton label={t`Full screen`} onClick={onFullScreen}>
            <Maximize />
          </MediaButton>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form */}
      <div className={styles.dots} role="group" aria-label={t`Choose a slide`}>
        {slides.map((slide, index) => {
          const dot = index + 1
          return (
            <button
              key={slide.id}
              type="button"
              data-seen={index < at || undefined}
              aria-label={t`Slide ${dot}`}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => step({ type: 'go', to: index })}
            >
              <i style={{ '--filled': `${isRunning ? share * 100 : 100}%` } as CSSProperties} />
            </button>
          )
        })}
      </div>
    </>
  )
}
