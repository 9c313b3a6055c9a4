import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { DateTime } from '../../../ui/date-time.tsx'
import { LateNote } from '../../attempts/index.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { AnswerRow } from './answer-row.tsx'
import { submissionsChanged } from './api.ts'
import { NO_MARK } from './marks.ts'
import type { Cockpit } from './use-cockpit.ts'
import './student-name.css'

/** What was asked, what was answered and what the key says. On a phone only the question at hand. */
export function Answers({ cockpit, name }: { cockpit: Cockpit; name: string }) {
  const queryClient = useQueryClient()
  const { opened, place, grading } = cockpit
  const { submission, quiz } = opened
  const list = useRef<HTMLOListElement>(null)
  const isFirst = useRef(true)

  // The place moves by palette and keys as well: the list follows.
  useEffect(() => {
    const row = list.current?.querySelector(`[data-question="${place.at}"]`)
    row?.scrollIntoView({ block: isFirst.current ? 'center' : 'nearest' })
    isFirst.current = false
  }, [place.at])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <main id="main" className="cockpit-answers" tabIndex={0}>
      <div className="cockpit-student">
        <div className="subs-who subs-who-big">
          <Avatar soft size="lg" name={name} />
          <span>
            <b>{name}</b>
            <small>
              <Trans>
                Submitted <DateTime at={submission.submittedAt} />
              </Trans>
            </small>
          </span>
        </div>
        <ShownChoice cockpit={cockpit} />
      </div>
      <LateNote submission={submission} onAccepted={() => submissionsChanged(queryClient)} />
      <div className="answers">
        <div className="answer-row answer-head" aria-hidden="true">
          <span className="answer-no">#</span>
          <span>
            <Trans>Question</Trans>
          </span>
          <span>
            <Trans>Answer</Trans>
          </span>
          <span>
            <Trans>Key</Trans>
          </span>
          <span className="answer-mark">
            <Trans>Marks</Trans>
          </span>
        </div>
        <ol ref={list}>
          {place.indices.map((at) => {
            const question = quiz.questions[at]
            if (!question) return null
            const answer = submission.answers.find(({ questionId }) => questionId === question._id)
            const isHere = at === place.at
            const Shape = isHere || question.questionType === 'written' ? AnswerPanel : AnswerRow
            return (
              <li key={question._id} data-question={at} data-here={isHere || undefined}>
                <Shape
                  cockpit={cockpit}
                  question={question}
                  at={at}
                  answer={answer}
                  mark={grading.marks[question._id] ?? NO_MARK}
                  name={name}
                  isHere={isHere}
                  onGo={() => place.go(at)}
                />
              </li>
            )
          })}
        </ol>
      </div>
    </main>
  )
}

function ShownChoice({ cockpit }: { cockpit: Cockpit }) {
  const { t } = useLingui()
  const { place, opened } = cockpit
  const all = opened.quiz.questions.length
  if (place.writtenCount === 0 || place.writtenCount === all) return null
  return (
    <fieldset className="seg" aria-label={t`Questions shown`}>
      <button type="button" aria-pressed={place.shown === 'written'} onClick={() => place.show('written')}>
        <Plural value={place.writtenCount} one="Written #" other="Written #" />
      </button>
      <button type="button" aria-pressed={place.shown === 'all'} onClick={() => place.show('all')}>
        <Trans>All {all}</Trans>
      </button>
    </fieldset>
  )
}
