import { Trans, useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useDragOrder } from '../../manage/use-drag-order.ts'
import { mayDelete } from './deck.ts'
import styles from './filmstrip.module.css'
import { FilmstripItem } from './filmstrip-item.tsx'
import type { SlideActions } from './use-slide-actions.ts'
import type { Studio } from './use-studio.ts'

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** All slides in small: a column at the left, a strip on top on phones. */
export function Filmstrip({ studio, acts }: { studio: Studio; acts: SlideActions }) {
  const { t } = useLingui()
  const { deck, dispatch } = studio
  const { slides, currentId } = deck
  const list = useRef<HTMLOListElement>(null)
  const dragAt = useDragOrder(acts.moveTo)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current slide stays in sight when it changes or moves
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (list.current?.contains(document.activeElement)) current?.focus()
  }, [currentId, slides.length, slides.findIndex(({ id }) => id === currentId)])

  const keys = (event: KeyboardEvent) => {
    if (!(event.target as HTMLElement).matches('[data-thumb]')) return
    const step = STEPS[event.key]
    if (step && event.altKey) acts.move(currentId, step)
    else if (step) acts.step(step)
    else if (event.key === 'Delete') acts.remove(currentId)
    else return
    event.preventDefault()
  }
  return (
    <nav className={styles.film} aria-label={t`Slides`}>
      <ol ref={list} onKeyDown={keys}>
        {slides.map((slide, at) => (
          <FilmstripItem
            key={slide.id}
            slide={slide}
            at={at}
            count={slides.length}
            isCurrent={slide.id === currentId}
            mayDelete={mayDelete(deck)}
            acts={acts}
            drag={dragAt(at)}
            onGo={() => dispatch({ type: 'go', id: slide.id })}
          />
        ))}
      </ol>
      <div className={styles.add}>
        <Button size="sm" aria-label={t`Add slide`} onClick={acts.add}>
          <Plus aria-hidden="true" />
          <span className="max-[1000px]:hidden">
            <Trans>Add slide</Trans>
          </span>
        </Button>
      </div>
    </nav>
  )
}
