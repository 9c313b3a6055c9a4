import * as QUIZ_MESSAGES from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { AnswerValue } from '../engine/index.ts'
import type { SatPaper } from '../papers.ts'
import type { PageSitting } from '../use-sitting.ts'
import { KeyHint } from './key-hint.tsx'
import type { PlaceState } from './progress-strip.tsx'
import numbers from './question-numbers.module.css'
import palette from './question-palette.module.css'
import { QuestionPalette } from './question-palette.tsx'
import { QuestionView } from './question-view.tsx'
import { Review } from './review.tsx'
import { SittingNotes } from './sitting-notes.tsx'
import styles from './sitting-pages.module.css'

type SittingPagesProps = {
  sitting: PageSitting
  paper: SatPaper
  places: readonly PlaceState[]
  /** The question on the screen; their number is the review. */
  at: number
  answer: AnswerValue
  onGo: (place: number) => void
  onAnswer: (value: Partial<AnswerValue>) => void
}

/** Question after question, then the review; beside them the palette, on phones in a sheet. */
export function SittingPages({ sitting, paper, places, at, answer, onGo, onAnswer }: SittingPagesProps) {
  const { t } = useLingui()
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const { questions, kind } = paper
  const total = questions.length
  const question = questions[at]
  const answered = places.filter(({ isAnswered }) => isAnswered).length
  const current = question ? at : null

  const handIn = () => {
    if (answered === 0) toast.error(QUIZ_MESSAGES.answerOne, { id: 'hand-in' })
    else sitting.handIn()
  }
  const forward: ReactNode =
    at < total - 1 ? (
      <Button variant="primary" onClick={() => onGo(at + 1)}>
        <Trans>Next</Trans> <ChevronRight aria-hidden="true" />
      </Button>
    ) : question ? (
      // It leads to the review, where the last look is and the button that hands in.
      <Button variant="primary" onClick={() => onGo(total)}>
        {kind !== 'quiz' ? <Trans>Submit exam</Trans> : <Trans>Submit Quiz</Trans>}
      </Button>
    ) : (
      <Button variant="primary" onClick={handIn}>
        <Trans>Submit now</Trans>
      </Button>
    )
  return (
    <>
      <main className={styles.sitting}>
        <section id="question" className={styles.question} tabIndex={-1} aria-label={t`Question`}>
          <SittingNotes sitting={sitting} />
          {question ? (
            <QuestionView
              key={question._id}
              question={question}
              number={at + 1}
              total={total}
              answer={answer}
              onAnswer={onAnswer}
            />
          ) : (
            <Review questions={questions} places={places} onGo={onGo} />
          )}
          <div className={styles.nav}>
            <Button disabled={at === 0} onClick={() => onGo(at - 1)}>
              <ChevronLeft aria-hidden="true" /> <Trans>Previous</Trans>
            </Button>
            {forward}
          </div>
        </section>
        <aside className={`${numbers.side} ${palette.side}`} aria-label={t`Question palette`}>
          <h2>
            <Trans>Questions</Trans>
          </h2>
          <QuestionPalette places={places} current={current} onGo={onGo} />
          {question && (
            <Button onClick={() => onGo(total)}>
              <Trans>Review and submit</Trans>
            </Button>
          )}
          <KeyHint optionCount={question?.options.length ?? 0} hasFlag={question !== undefined} />
        </aside>
      </main>
      <nav className={styles.bar} aria-label={kind !== 'quiz' ? t`Exam` : t`Quiz`}>
        <Button disabled={at === 0} aria-label={t`Previous`} onClick={() => onGo(at - 1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button className="num" aria-haspopup="dialog" onClick={() => setIsPaletteOpen(true)}>
          <LayoutGrid aria-hidden="true" />
          <Trans>
            {answered} of {total}
          </Trans>
        </Button>
        {forward}
      </nav>
      <Sheet open={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} title={<Trans>Questions</Trans>}>
        <QuestionPalette
          places={places}
          current={current}
          onGo={(place) => {
            setIsPaletteOpen(false)
            onGo(place)
          }}
        />
        {question && (
          <Button
            className="mt-5 w-full"
            onClick={() => {
              setIsPaletteOpen(false)
              onGo(total)
            }}
          >
            <Trans>Review and submit</Trans>
          </Button>
        )}
      </Sheet>
    </>
  )
}
