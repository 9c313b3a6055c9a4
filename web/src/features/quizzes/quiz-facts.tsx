import type { QuizFacts as Facts } from '@academy/contract/quizzes'
import { Plural } from '@lingui/react/macro'

/** 10 questions · 15 minutes · 20 marks. */
export function QuizFacts({ quiz }: { quiz: Pick<Facts, 'questionCount' | 'timeLimit' | 'totalMarks'> }) {
  return (
    <>
      <Plural value={quiz.questionCount} one="# question" other="# questions" />
      {' · '}
      <Plural value={quiz.timeLimit} one="# minute" other="# minutes" />
      {' · '}
      <Plural value={quiz.totalMarks} one="# mark" other="# marks" />
    </>
  )
}
