import type { Question } from '@academy/contract/attempts'
import { useState } from 'react'
import { readStorage, writeStorage } from '../../../../lib/device/storage.ts'

export type Shown = 'written' | 'all'

/** Which question is at hand, and which are shown; the choice stays on the device. */
export function useQuestionPlace(
  questions: readonly Question[],
  /** With which it begins. */
  first: Question | undefined,
  firstShown: Shown,
) {
  const written = questions.filter(({ questionType }) => questionType === 'written')
  const [chosen, setChosen] = useState<Shown>(() => {
    const kept = readStorage('grading:shown')
    return kept === 'written' || kept === 'all' ? kept : firstShown
  })
  const shown: Shown = written.length === 0 ? 'all' : chosen
  const [at, setAt] = useState(() => (first ? questions.indexOf(first) : 0))
  const indices = questions.flatMap(({ questionType }, index) =>
    shown === 'all' || questionType === 'written' ? [index] : [],
  )
  const next = indices.find((index) => index > at)
  const previous = indices.findLast((index) => index < at)
  return {
    at,
    shown,
    indices,
    writtenCount: written.length,
    next,
    previous,
    go: setAt,
    show: (which: Shown) => {
      writeStorage('grading:shown', which)
      setChosen(which)
      const isHere = which === 'all' || questions[at]?.questionType === 'written'
      if (!isHere) setAt(questions.findIndex(({ questionType }) => questionType === 'written'))
    },
  }
}
