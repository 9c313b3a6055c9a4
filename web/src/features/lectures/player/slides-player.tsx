import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useIsPageLoading } from '../../../lib/pages/lazy-page.ts'
import { SlideView } from '../slides/slide-view.tsx'
import mediaStyles from './media.module.css'
import type { PlayerProps } from './player-props.ts'
import { startPage } from './resume-place.ts'
import { SlideControls } from './slide-controls.tsx'
import styles from './slides-player.module.css'
import { useHold } from './use-hold.ts'
import { useSlideKeys } from './use-slide-keys.ts'
import { useSlideReading } from './use-slide-reading.ts'
import { useSlideShow } from './use-slide-show.ts'
import { useSwipe } from './use-swipe.ts'

/** A notes lecture: slides that go on every five seconds once they were touched, and stop for whoever looks closer. */
export function SlidesPlayer({ lecture, record, back }: PlayerProps) {
  const { t } = useLingui()
  const { slides } = lecture
  const section = useRef<HTMLElement>(null)
  const [start] = useState(() => startPage(record.resume?.position, slides.length))
  const hold = useHold()
  const isHeld = useIsPageLoading() || hold.isHeld
  const { show, step, share, secondsLeft } = useSlideShow(slides.length, start, isHeld)
  const swipe = useSwipe((to) => step({ type: to }))
  const toggleFullScreen = useCallback(() => {
    // A browser that refuses leaves the slide where it is: nothing is lost.
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    else void section.current?.requestFullscreen().catch(() => undefined)
  }, [])
  useSlideKeys(step, toggleFullScreen)

  const { at, count, isManual } = show
  useSlideReading(slides, show, record)
  useEffect(() => {
    if (!show.isRunning) record.send()
  }, [record, show.isRunning])

  const current = slides[at]
  if (!current) return null
  const number = at + 1
  return (
    <section
      ref={section}
      className={`${mediaStyles.media} ${mediaStyles.slides}`}
      aria-roledescription={t`carousel`}
      aria-label={t`Slides`}
      {...hold.handlers}
    >
      {back}
      {/* biome-ignore lint/a11y/useSemanticElements: one slide of the carousel, named by its number */}
      <div
        className={styles.deck}
        role="group"
        aria-roledescription={t`slide`}
        aria-label={t`${number} of ${count}`}
        {...swipe}
        onPointerUp={(event) => {
          swipe.onPointerUp(event)
          step({ type: 'touch' })
        }}
      >
        <SlideView key={current.id} slide={current} />
      </div>
      <p className="vh" aria-live="polite">
        {isManual && (
          <Trans>
            Slide {number} of {count}: {current.title}
          </Trans>
        )}
      </p>
      <SlideControls
        slides={slides}
        show={show}
        share={share}
        secondsLeft={secondsLeft}
        isHeld={isHeld}
        step={step}
        onFullScreen={toggleFullScreen}
      />
      <p className="vh">
        <Plural value={count} one="# slide" other="# slides" />
      </p>
    </section>
  )
}
