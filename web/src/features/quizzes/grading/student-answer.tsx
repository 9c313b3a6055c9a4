import type { Question } from '@academy/contract/attempts'
import { FEEDBACK_MAX_LETTERS, optionLetter } from '@academy/contract/attempts/rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { QuestionText } from '../../attempts/index.ts'
import { type AnswerTo, isContested, markOf } from './by-question.ts'
import { readMark, steppedMark } from './marks.ts'
import type { ByQuestion } from './use-by-question.ts'

interface StudentAnswerProps {
  answer: AnswerTo
  question: Question
  all: ByQuestion
}

/** One student's answer with its field of marks. Enter goes on to the next student. */
export function StudentAnswer({ answer, question, all }: StudentAnswerProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string | null>(null)
  const [cut, setCut] = useState<string | null>(null)
  const { student, selectedOption, writtenAnswer } = answer
  const max = question.marks
  const mark = markOf(answer, all.changes)
  const chosen = selectedOption === null ? null : question.options[selectedOption]
  const settle = () => {
    if (typed === null) return true
    const read = readMark(typed, max)
    setTyped(null)
    if (read.isChanged)
      setCut(t`Marks go from 0 to ${max} in steps of 0.5: ${typed} became ${read.marks ?? 0}.`)
    return !read.isChanged
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.shiftKey && by > 0) all.set(answer, { marks: max })
    else if (by !== 0) all.set(answer, { marks: steppedMark(mark.marks, by, max) })
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      if (settle()) focusNext(event.currentTarget)
    } else return
    if (by !== 0) setTyped(null)
    event.preventDefault()
  }
  return (
    <li className="card by-question">
      <div className="by-question-said">
        <p className="by-question-who">
          <Avatar soft name={student} />
          <b>{student}</b>
        </p>
        {writtenAnswer ? (
          <QuestionText text={writtenAnswer} className="answer-words" />
        ) : chosen !== null && chosen !== undefined ? (
          <p className="answer-words">
            <b>{optionLetter(selectedOption ?? 0)}</b>{' '}
            <QuestionText inline text={chosen} className="inline-block" />
          </p>
        ) : (
          <p className="answer-words text-muted">
            <Trans>No answer</Trans>
          </p>
        )}
      </div>
      <div className="by-question-marks">
        <Field label={<Trans>Marks, 0 to {max}</Trans>} error={cut}>
          <TextInput
            data-marks=""
            inputMode="decimal"
            autoComplete="off"
            aria-label={t`Marks of ${student}, 0 to ${max}`}
            value={typed ?? mark.marks ?? ''}
            onChange={(event) => {
              setTyped(event.target.value)
              setCut(null)
              all.set(answer, { marks: readMark(event.target.value, max).marks })
            }}
            onBlur={settle}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Field label={<Trans>Feedback</Trans>}>
          <TextArea
            rows={2}
            aria-label={t`Feedback for ${student}`}
            value={mark.feedback}
            onChange={(event) =>
              all.set(answer, { feedback: event.target.value.slice(0, FEEDBACK_MAX_LETTERS) })
            }
          />
        </Field>
      </div>
      {isContested(answer, all.changes) && (
        <Banner
          tone="wait"
          live="alert"
          className="col-span-full"
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
    </li>
  )
}

function focusNext(from: HTMLInputElement): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-marks]')]
  const next = fields[fields.indexOf(from) + 1]
  next?.focus()
  next?.select()
  next?.closest('li')?.scrollIntoView({ block: 'center' })
}
