import { SLIDE_AUTOPLAY_SECONDS } from '@academy/contract/lectures/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Canvas } from './canvas.tsx'
import { indexOf } from './deck.ts'
import { holdsUnknown } from './rich-text-rules.ts'
import styles from './stage.module.css'
import { usePastedImages } from './use-pasted-images.ts'
import type { SlideActions } from './use-slide-actions.ts'
import type { SlideImages } from './use-slide-images.ts'
import type { Studio } from './use-studio.ts'

type StageProps = {
  studio: Studio
  acts: SlideActions
  images: SlideImages
  keepsRatio: boolean
  onEditor: (editor: Editor | null) => void
}

export function Stage({ studio, acts, images, keepsRatio, onEditor }: StageProps) {
  const { t } = useLingui()
  const { deck, dispatch, slide } = studio
  const count = deck.slides.length
  const at = indexOf(deck, deck.currentId)
  const place = at + 1
  const drops = usePastedImages((file) => void images.insert(file))
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && deck.imageId) {
      event.preventDefault()
      dispatch({ type: 'select', imageId: null })
    }
    if (event.key === 'PageDown' || event.key === 'PageUp') {
      event.preventDefault()
      acts.step(event.key === 'PageDown' ? 1 : -1)
    }
  }
  return (
    <main id="main" tabIndex={-1} className={styles.stage} onKeyDown={keys} {...drops}>
      {holdsUnknown(slide.content) && (
        <Banner tone="wait" className="mb-4">
          <Trans>
            This text has a table, marks or alignment that the editor cannot keep: they go when you change the
            text. Title, colours and images are safe to change.
          </Trans>
        </Banner>
      )}
      <div className={styles.fit}>
        <Canvas studio={studio} keepsRatio={keepsRatio} onEditor={onEditor} />
      </div>
      <div className={styles.foot}>
        <span className={styles.hint}>
          {deck.imageId ? (
            <Trans>
              <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Shift</kbd> by 10, <kbd>Del</kbd>{' '}
              removes
            </Trans>
          ) : (
            <Trans>Paste or drop an image on the slide</Trans>
          )}
        </span>
        <span className={`${styles.steps} num`}>
          <IconButton
            label={t`Previous slide`}
            aria-keyshortcuts="PageUp"
            disabled={at === 0}
            onClick={() => acts.step(-1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role="status">
            <Trans>
              Slide {place} of {count}
            </Trans>
          </span>
          <IconButton
            label={t`Next slide`}
            aria-keyshortcuts="PageDown"
            disabled={place === count}
            onClick={() => acts.step(1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
        <span className={`${styles.hint} num`}>
          <Trans>
            Plays {SLIDE_AUTOPLAY_SECONDS} s a slide, {count * SLIDE_AUTOPLAY_SECONDS} s in all
          </Trans>
        </span>
      </div>
    </main>
  )
}
