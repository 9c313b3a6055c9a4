import * as M from '@academy/contract/quizzes/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import type { GradingKind } from '../grading-kind.ts'
import { openedQuery } from '../grading-queries.ts'
import { forgetMarks, keepMarks, marksIdOf } from '../journal.ts'
import { type Grading, gradeBodyOf } from './marks.ts'

const QUIET_MS = 1_000
const RETRY_MS = 15_000

export type DraftWord = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed'
interface Setup {
  kind: GradingKind
  submissionId: string
  personId: string
  grading: Grading
  version: number
}

/** Marks on their way: on this device at once, on the server a second after the last change. */
export function useDraftSaving({ kind, submissionId, personId, grading, version }: Setup) {
  const queryClient = useQueryClient()
  const id = marksIdOf(personId, submissionId)
  const [word, setWord] = useState<DraftWord>('untouched')
  const [problem, setProblem] = useState('')
  const latest = useRef({ grading, version })
  const sent = useRef(0)
  const running = useRef<Promise<void> | null>(null)
  useLayoutEffect(() => {
    latest.current = { grading, version }
  })

  const send = useCallback((): Promise<void> => {
    const run = async () => {
      while (latest.current.grading.edits > sent.current) {
        const { grading, version } = latest.current
        setWord('saving')
        const body = gradeBodyOf(grading, version)
        try {
          const { savedAt } = await kind.keepDraft(submissionId, body)
          // Coming back to this student before anything is asked again finds the draft.
          const { queryKey } = openedQuery(kind, submissionId)
          queryClient.setQueryData(queryKey, (before) => before && { ...before, draft: { ...body, savedAt } })
        } catch (failure) {
          setProblem(failureMessage(failure, M.gradeError))
          setWord('failed')
          return
        }
        sent.current = grading.edits
      }
      await forgetMarks(id)
      setWord('saved')
    }
    running.current ??= run().finally(() => {
      running.current = null
    })
    return running.current
  }, [kind, submissionId, id, queryClient])

  const { edits } = grading
  useEffect(() => {
    if (edits <= sent.current) return
    const { grading, version } = latest.current
    void keepMarks({ id, body: gradeBodyOf(grading, version), atMs: Date.now() })
    setWord((before) => (before === 'failed' ? before : 'waiting'))
    const timer = setTimeout(() => void send(), QUIET_MS)
    return () => clearTimeout(timer)
  }, [edits, id, send])

  useEffect(() => {
    if (word !== 'failed') return
    const again = () => void send()
    const timer = setTimeout(again, RETRY_MS)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [word, send])

  // Another student, another page: what is not sent yet goes now, and stays on the device until it has arrived.
  useEffect(() => {
    return () => {
      if (latest.current.grading.edits > sent.current) void send()
    }
  }, [send])

  return {
    word,
    problem,
    send,
    /** Before marks are saved: a draft that is on its way must not arrive after them. */
    hold: async () => {
      const { edits } = latest.current.grading
      sent.current = edits
      await running.current
      return () => {
        sent.current = Math.min(sent.current, edits - 1)
        setWord('failed')
      }
    },
    /** What is on the screen is saved, or was given up. */
    done: () => {
      sent.current = latest.current.grading.edits
      setWord('untouched')
      void forgetMarks(id)
    },
  }
}
