import type { Lecture } from '@academy/contract/lectures'
import { useCallback, useMemo, useReducer, useState } from 'react'
import { call } from '../../../../lib/calls/call.ts'
import { currentSlide, openDeck, selectedImage, stepDeck } from './deck.ts'
import type { SlidesDraft } from './drafts.ts'
import { withFreshAddresses } from './fresh-addresses.ts'
import { useAutosave } from './use-autosave.ts'

export interface StudioSetup {
  lecture: Lecture
  draft: SlidesDraft | null
  draftId: string
}

/** The deck, its saving, and what was kept on this device from before. */
export function useStudio({ lecture, draft, draftId }: StudioSetup) {
  const [deck, dispatch] = useReducer(stepDeck, null, () =>
    draft ? openDeck(withFreshAddresses(draft.slides, lecture.slides), 1) : openDeck(lecture.slides),
  )
  const [restoredAtMs, setRestoredAtMs] = useState(draft?.atMs ?? null)
  const isOutdated = draft !== null && draft.basedOn !== lecture.updatedAt
  const autosave = useAutosave({ lecture, deck, draftId, isOutdated })
  const { loaded } = autosave

  const loadTheirs = useCallback(async () => {
    const params = { id: lecture._id }
    const reply = await call('GET /api/instructor/lectures/{id}/course', { params })
    dispatch({ type: 'load', slides: reply.lecture.slides })
    loaded(reply.lecture.updatedAt)
    setRestoredAtMs(null)
  }, [lecture._id, loaded])

  return useMemo(
    () => ({
      ...{ deck, dispatch, autosave, loadTheirs, restoredAtMs },
      slide: currentSlide(deck),
      image: selectedImage(deck),
      dismissRestored: () => setRestoredAtMs(null),
    }),
    [deck, autosave, loadTheirs, restoredAtMs],
  )
}

export type Studio = ReturnType<typeof useStudio>
