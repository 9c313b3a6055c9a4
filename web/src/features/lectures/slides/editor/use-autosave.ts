import type { Lecture } from '@academy/contract/lectures'
import * as M from '@academy/contract/lectures/messages'
import { SLIDE_AUTOSAVE_SECONDS } from '@academy/contract/lectures/rules'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { CallFailure, call, failureMessage } from '../../../../lib/calls/call.ts'
import { type Deck, slidesToSend } from './deck.ts'
import { forgetDraft, writeDraft } from './drafts.ts'
import { isDue, startSaving, stepSaving, wordOf } from './saving.ts'

const QUIET_MS = SLIDE_AUTOSAVE_SECONDS * 1000
const RETRY_MS = 15_000
const DRAFT_MS = 300

type Setup = { lecture: Lecture; deck: Deck; draftId: string; isOutdated: boolean }

/** Sends the slides two seconds after the last change; until the server has them, the device keeps them. */
export function useAutosave({ lecture, deck, draftId, isOutdated }: Setup) {
  const [saving, tell] = useReducer(
    stepSaving,
    startSaving(isOutdated ? { kind: 'conflict', message: M.changedElsewhere } : null),
  )
  const latest = useRef(deck)
  const basedOn = useRef(lecture.updatedAt)
  const saved = useRef(0)
  const running = useRef<Promise<boolean> | null>(null)
  useLayoutEffect(() => {
    latest.current = deck
  })

  const sendOnce = useCallback(
    async (over: boolean): Promise<boolean> => {
      const { edits } = latest.current
      tell({ type: 'sent', edits })
      try {
        const reply = await call('PUT /api/instructor/lectures/{id}', {
          params: { id: lecture._id },
          body: { slides: slidesToSend(latest.current), basedOn: over ? undefined : basedOn.current },
        })
        basedOn.current = reply.lecture.updatedAt
        saved.current = edits
        tell({ type: 'confirmed', atMs: Date.now() })
        if (latest.current.edits === edits) await forgetDraft(draftId)
        return true
      } catch (failure) {
        const kind = failure instanceof CallFailure && failure.status === 409 ? 'conflict' : 'failed'
        tell({ type: 'failed', kind, message: failureMessage(failure, M.updateFailed) })
        return false
      }
    },
    [lecture._id, draftId],
  )

  /** One at a time. True once the server has everything; `over` writes over what somebody else saved. */
  const save = useCallback(
    (over = false): Promise<boolean> => {
      const run = async () => {
        while (latest.current.edits > saved.current) if (!(await sendOnce(over))) return false
        return true
      }
      running.current ??= run().finally(() => {
        running.current = null
      })
      return running.current
    },
    [sendOnce],
  )

  const due = isDue(saving, deck.edits)
  const waitMs = saving.problem ? RETRY_MS : QUIET_MS
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further change begins the wait anew
  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => void save(), waitMs)
    return () => clearTimeout(timer)
  }, [due, waitMs, deck.edits, save])

  useEffect(() => {
    if (!due) return
    const now = () => void save()
    const onHidden = () => document.hidden && now()
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('online', now)
    addEventListener('beforeunload', hold)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      removeEventListener('online', now)
      removeEventListener('beforeunload', hold)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [due, save])

  useEffect(() => {
    if (deck.edits === 0) return
    const timer = setTimeout(() => {
      if (latest.current.edits <= saved.current) return
      const draft = { slides: slidesToSend(latest.current), basedOn: basedOn.current, atMs: Date.now() }
      void writeDraft({ id: draftId, ...draft })
    }, DRAFT_MS)
    return () => clearTimeout(timer)
  }, [deck.edits, draftId])

  const mayLeave = useRef(due)
  mayLeave.current = due
  // The way back of the browser asks nobody: what is typed goes out with the page, and the draft stays until it arrived.
  useEffect(() => () => void (mayLeave.current && save()), [save])

  return {
    word: wordOf(saving, deck.edits),
    saving,
    save,
    /** The editor shows what the server has now. */
    loaded: (updatedAt: string) => {
      basedOn.current = updatedAt
      saved.current = 0
      tell({ type: 'loaded' })
      void forgetDraft(draftId)
    },
  }
}
