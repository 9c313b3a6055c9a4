import { DeletedQuestion } from './deleted-question.tsx'
import type { Fault, QuestionPart } from './paper-faults.ts'
import { placeIn } from './paper-faults.ts'
import type { QuestionDraft } from './paper-values.ts'
import { QuestionCard } from './question-card.tsx'
import type { QuestionActions, Removed } from './use-questions.ts'

type QuestionCardsProps = {
  questions: readonly QuestionDraft[]
  faults: readonly Fault[]
  marksStep: number
  open: ReadonlySet<string>
  removed: Removed | null
  act: QuestionActions
}

/** The questions of a paper in their order, with the one deleted just now in its place. */
export function QuestionCards({ questions, faults, marksStep, open, removed, act }: QuestionCardsProps) {
  const errorAt = (key: string, part: QuestionPart) =>
    faults.find(({ place }) => place === placeIn(key, part))?.message
  const deleted = removed && (
    <DeletedQuestion
      key={`deleted-${removed.question.key}`}
      number={removed.at + 1}
      onUndo={() => act.undo(removed)}
      onGone={act.forgetRemoved}
    />
  )
  const cards = questions.map((question, at) => (
    <QuestionCard
      key={question.key}
      question={question}
      number={at + 1}
      count={questions.length}
      isOpen={open.has(question.key)}
      textError={errorAt(question.key, 'text')}
      marksError={errorAt(question.key, 'marks')}
      optionsError={errorAt(question.key, 'options')}
      marksStep={marksStep}
      act={act}
    />
  ))
  return deleted ? cards.toSpliced(removed.at, 0, deleted) : cards
}
