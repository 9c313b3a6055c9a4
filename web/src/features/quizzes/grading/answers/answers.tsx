import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { DateTime } from '../../../../ui/date-time.tsx'
import { PersonLine } from '../../../../ui/person-line.tsx'
import { LateNote } from '../../../attempts/index.ts'
import { NO_MARK } from '../marks/marks.ts'
import type { Workspace } from '../workspace/use-workspace.ts'
import frame from '../workspace/workspace.module.css'
import { AnswerPanel } from './answer-panel.tsx'
import { AnswerRow } from './answer-row.tsx'
import styles from './answers.module.css'

/** What was asked, what was answered and what the key says. On a phone only the question at hand. */
export function Answers({ workspace, name }: { workspace: Workspace; name: string }) {
  const queryClient = useQueryClient()
  const { kind, opened, place, grading } = workspace
  const { submission, paper } = opened
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
    <main id="main" className={frame.answers} tabIndex={0}>
      <div className={styles.student}>
        <PersonLine isBig name={name}>
          <b>{name}</b>
          <small>
            <Trans>
              Submitted <DateTime at={submission.submittedAt} />
            </Trans>
          </small>
        </PersonLine>
        <ShownChoice workspace={workspace} />
      </div>
      <LateNote submission={submission} onAccepted={() => kind.changed(queryClient)} />
      <div className={styles.answers}>
        <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
          <span className={styles.no}>#</span>
          <span>
            <Trans>Question</Trans>
          </span>
          <span>
            <Trans>Answer</Trans>
          </span>
          <span>
            <Trans>Key</Trans>
          </span>
          <span className={styles.mark}>
            <Trans>Marks</Trans>
          </span>
        </div>
        <ol ref={list}>
          {place.indices.map((at) => {
            const question = paper.questions[at]
            if (!question) return null
            const answer = submission.answers.find(({ questionId }) => questionId === question._id)
            const isHere = at === place.at
            const Shape = isHere || question.questionType === 'written' ? AnswerPanel : AnswerRow
            return (
              <li key={question._id} data-question={at} data-here={isHere || undefined}>
                <Shape
                  workspace={workspace}
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

function ShownChoice({ workspace }: { workspace: Workspace }) {
  const { t } = useLingui()
  const { place, opened } = workspace
  const all = opened.paper.questions.length
  if (place.writtenCount === 0 || place.writtenCount === all) return null
  return (
    <fieldset className={styles.seg} aria-label={t`Questions shown`}>
      <button type="button" aria-pressed={place.shown === 'written'} onClick={() => place.show('written')}>
        <Plural value={place.writtenCount} one="Written #" other="Written #" />
      </button>
      <button type="button" aria-pressed={place.shown === 'all'} onClick={() => place.show('all')}>
        <Trans>All {all}</Trans>
      </button>
    </fieldset>
  )
}
