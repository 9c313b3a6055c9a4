import type { Question } from '@academy/contract/attempts'
import { optionLetter } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { QuestionText } from '../../../attempts/index.ts'
import { StudentName } from '../../../enrolments/index.ts'
import { type AnswerTo, isContested, markOf, nameIn } from '../workspace/by-question.ts'
import styles from '../workspace/question-workspace.module.css'
import type { ByQuestion } from '../workspace/use-by-question.ts'
import answerOptions from './answer-options.module.css'
import answers from './answers.module.css'
import { WrittenAnswer } from './written-answer.tsx'

interface StudentAnswerProps {
  answer: AnswerTo
  question: Question
  courseId: string
  all: ByQuestion
  /** From 0, of all that are shown. */
  at: number
  isHere: boolean
  onGo: () => void
}

/** One student's answer to the question, with what it got so far. */
export function StudentAnswer({ answer, question, courseId, all, at, isHere, onGo }: StudentAnswerProps) {
  const { t } = useLingui()
  const { student, selectedOption, writtenAnswer } = answer
  const name = nameIn(answer)
  const number = at + 1
  const mark = markOf(answer, all.changes)
  const chosen = selectedOption === null ? undefined : question.options[selectedOption]
  return (
    <li data-answer={at} data-here={isHere || undefined}>
      <section className={answers.panel} aria-label={name}>
        {isHere ? (
          <span className={answers.no}>{number}</span>
        ) : (
          <button
            type="button"
            className={`${answers.no} ${answers.go}`}
            aria-label={t`Mark ${name}`}
            onClick={onGo}
          >
            {number}
          </button>
        )}
        <p className={`${answers.max} num`}>
          <b>{mark.marks ?? '–'}</b>/{question.marks}
        </p>
        <p className={styles.who}>
          <StudentName courseId={courseId} student={student} />
        </p>
        {question.questionType === 'written' ? (
          <WrittenAnswer text={writtenAnswer ?? ''} />
        ) : chosen !== undefined && selectedOption !== null ? (
          <div className={answerOptions.words}>
            <b>{optionLetter(selectedOption)}</b>{' '}
            <QuestionText inline text={chosen} className="inline-block" />
          </div>
        ) : (
          <p className={`${answerOptions.words} muted`}>
            <Trans>No answer</Trans>
          </p>
        )}
        {isContested(answer, all.changes) && (
          <Banner
            tone="wait"
            live="alert"
            className="mt-3"
            actions={
              <>
                <Button size="sm" onClick={() => all.settle(answer, 'theirs')}>
                  <Trans>Take theirs</Trans>
                </Button>
                <Button size="sm" variant="soft" onClick={() => all.settle(answer, 'mine')}>
                  <Trans>Keep mine</Trans>
                </Button>
              </>
            }
          >
            <Trans>
              Somebody else saved this submission meanwhile. Yours: {mark.marks ?? '–'}. Theirs:{' '}
              {answer.marksAwarded ?? '–'}.
            </Trans>
          </Banner>
        )}
      </section>
    </li>
  )
}
