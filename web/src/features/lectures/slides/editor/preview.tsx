import { SLIDE_AUTOPLAY_SECONDS } from '@academy/contract/lectures/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SlideView } from '../slide-view.tsx'
import { indexOf } from './deck.ts'
import styles from './stage.module.css'
import type { SlideActions } from './use-slide-actions.ts'
import type { Studio } from './use-studio.ts'

type PreviewProps = { studio: Studio; acts: SlideActions; onEnd: () => void }

const wantsStillness = () => !import.meta.env.SSR && matchMedia('(prefers-reduced-motion: reduce)').matches

/** The slides as learners get them, playing five seconds each to the last one. Esc stops, a second Esc goes back to editing. */
export function Preview({ studio, acts, onEnd }: PreviewProps) {
  const { t } = useLingui()
  const { slide, deck } = studio
  const [isPlaying, setIsPlaying] = useState(() => !wantsStillness())
  const at = indexOf(deck, deck.currentId)
  const count = deck.slides.length
  const isLast = at === count - 1
  const place = at + 1

  useEffect(() => {
    if (!isPlaying) return
    if (isLast) return setIsPlaying(false)
    const timer = setTimeout(() => acts.step(1), SLIDE_AUTOPLAY_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [isPlaying, isLast, acts])

  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const step = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key]
      if (event.key === 'Escape') isPlaying ? setIsPlaying(false) : onEnd()
      else if (step) {
        setIsPlaying(false)
        acts.step(step as 1 | -1)
      } else return
      event.preventDefault()
    }
    document.addEventListener('keydown', keys)
    return () => document.removeEventListener('keydown', keys)
  }, [isPlaying, acts, onEnd])

  const go = (by: -1 | 1) => {
    setIsPlaying(false)
    acts.step(by)
  }
  return (
    <main id="main" tabIndex={-1} className={`${styles.stage} ${styles.show}`} aria-label={t`Preview`}>
      <div className={styles.fit}>
        <SlideView key={slide.id} slide={slide} className={styles.slide} />
      </div>
      <div className={styles.foot}>
        <Button size="sm" onClick={() => setIsPlaying(!isPlaying)} disabled={isLast}>
          {isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {isPlaying ? <Trans>Pause</Trans> : <Trans>Play</Trans>}
        </Button>
        <span className={`${styles.steps} num`}>
          <IconButton label={t`Previous slide`} disabled={at === 0} onClick={() => go(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role={isPlaying ? undefined : 'status'}>
            <Trans>
              Slide {place} of {count}
            </Trans>
          </span>
          <IconButton label={t`Next slide`} disabled={isLast} onClick={() => go(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
        <span className={styles.hint}>
          <kbd>Esc</kbd> {isPlaying ? <Trans>stops</Trans> : <Trans>back to editing</Trans>}
        </span>
      </div>
    </main>
  )
}
