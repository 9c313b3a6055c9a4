import { useState } from 'react'
import { type ReadMark, readMark } from './marks.ts'

interface MarkedHere {
  /** Of the answer at hand: what was typed for another one is nothing here. */
  id: string
  max: number
  step: number
}

/** What is being typed into the field of marks; only on leaving it does it have to be a mark of the question. */
export function useMarkField({ id, max, step }: MarkedHere, onMark: (marks: number | null) => void) {
  const [typed, setTyped] = useState<{ id: string; text: string } | null>(null)
  const [cut, setCut] = useState<{ id: string; typed: string; read: ReadMark } | null>(null)
  const own = typed?.id === id ? typed.text : null
  return {
    /** Null while nothing is being typed: then the mark itself shows. */
    typed: own,
    /** What was typed and could not stay, with what became of it. */
    cut: cut?.id === id ? cut : null,
    type: (text: string) => {
      setTyped({ id, text })
      setCut(null)
      onMark(readMark(text, max, step).marks)
    },
    set: (marks: number | null) => {
      setTyped(null)
      setCut(null)
      onMark(marks)
    },
    /** True when what was typed stands; false when it had to change and somebody should see it first. */
    settle: (): boolean => {
      setTyped(null)
      if (own === null) return true
      const read = readMark(own, max, step)
      if (read.isChanged) setCut({ id, typed: own, read })
      return !read.isChanged
    },
  }
}
export type MarkFieldState = ReturnType<typeof useMarkField>
