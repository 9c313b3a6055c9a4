import type { Question } from '@academy/contract/attempts'
import { useState } from 'react'
import { type ReadMark, readMark } from './marks.ts'

/** What is being typed into the field of marks; only on leaving it does it have to be a mark of the question. */
export function useMarkField(question: Question | undefined, onMark: (marks: number | null) => void) {
  const [typed, setTyped] = useState<{ questionId: string; text: string } | null>(null)
  const [cut, setCut] = useState<{ questionId: string; typed: string; read: ReadMark } | null>(null)
  const id = question?._id ?? ''
  const max = question?.marks ?? 0
  const own = typed?.questionId === id ? typed.text : null
  return {
    /** Null while nothing is being typed: then the mark itself shows. */
    typed: own,
    /** What was typed and could not stay, with what became of it. */
    cut: cut?.questionId === id ? cut : null,
    type: (text: string) => {
      setTyped({ questionId: id, text })
      setCut(null)
      onMark(readMark(text, max).marks)
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
      const read = readMark(own, max)
      if (read.isChanged) setCut({ questionId: id, typed: own, read })
      return !read.isChanged
    },
  }
}
