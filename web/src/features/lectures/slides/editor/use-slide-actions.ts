import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { useLingui } from '@lingui/react/macro'
import { newId } from '../../../../lib/new-id.ts'
import { toast } from '../../../../lib/toast.ts'
import { indexOf, mayAdd, mayDelete } from './deck.ts'
import type { Studio } from './use-studio.ts'

/** What one does with whole slides, from the filmstrip, the toolbar and the keys alike. */
export function useSlideActions({ deck, dispatch }: Studio) {
  const { t } = useLingui()
  const ifRoom = (act: () => void) =>
    mayAdd(deck) ? act() : toast.error(LECTURE_MESSAGES.slidesTooMany, { id: 'slides' })
  return {
    add: () => ifRoom(() => dispatch({ type: 'add', id: newId() })),
    duplicate: (slideId: string) => ifRoom(() => dispatch({ type: 'duplicate', slideId, newId })),
    remove: (slideId: string) => {
      if (!mayDelete(deck)) return toast.error(LECTURE_MESSAGES.slideLast, { id: 'slides' })
      const number = indexOf(deck, slideId) + 1
      dispatch({ type: 'delete', slideId })
      toast.info(t`Slide ${number} is deleted. Undo brings it back.`, { id: 'slides' })
    },
    move: (slideId: string, by: -1 | 1) =>
      dispatch({ type: 'move', slideId, to: indexOf(deck, slideId) + by }),
    moveTo: (from: number, to: number) => {
      const slide = deck.slides[from]
      if (slide) dispatch({ type: 'move', slideId: slide.id, to })
    },
    /** To the slide before or after the current one. */
    step: (by: -1 | 1) => {
      const slide = deck.slides[indexOf(deck, deck.currentId) + by]
      if (slide) dispatch({ type: 'go', id: slide.id })
    },
  }
}
export type SlideActions = ReturnType<typeof useSlideActions>
