import { useEffect, useState } from 'react'
import type { QuestionDraft } from './paper-values.ts'
import { cardId } from './question-ids.ts'

/** The question being read: the one that crosses a line in the upper part of the screen. */
export function useCurrentQuestion(questions: readonly QuestionDraft[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const keys = questions.map(({ key }) => key).join(' ')
  useEffect(() => {
    const found = keys.split(' ').flatMap((key) => document.getElementById(cardId(key)) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(keys.split(' ').find((key) => cardId(key) === seen.target.id))
      },
      { rootMargin: '-30% 0px -69% 0px' },
    )
    for (const card of found) observer.observe(card)
    return () => observer.disconnect()
  }, [keys])
  return current
}
