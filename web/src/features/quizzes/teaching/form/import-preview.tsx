import { optionLetter } from '@academy/contract/attempts/rules'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CallReply } from '../../../../lib/calls/call.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Checkbox } from '../../../../ui/choices.tsx'
import { plainQuestion } from '../../../attempts/index.ts'
import styles from './import-dialog.module.css'

type Read = CallReply<'POST /api/instructor/questions/read'>

type ImportPreviewProps = {
  questions: Read['questions']
  faults: Read['faults']
  /** Places of the questions that are not wanted. */
  left: ReadonlySet<number>
  onLeave: (left: ReadonlySet<number>) => void
}

/** What a file holds: its faults by line first, then every question with the option it marks as correct. */
export function ImportPreview({ questions, faults, left, onLeave }: ImportPreviewProps) {
  const toggle = (at: number) => {
    const next = new Set(left)
    if (!next.delete(at)) next.add(at)
    onLeave(next)
  }
  const leftOut = faults.filter(({ isTaken }) => !isTaken)
  const changed = faults.filter(({ isTaken }) => isTaken)
  return (
    <>
      {leftOut.length > 0 && (
        <Notes id="import-left-out" notes={leftOut}>
          <Plural value={leftOut.length} one="# left out" other="# left out" />
        </Notes>
      )}
      {changed.length > 0 && (
        <Notes id="import-changed" notes={changed} isTaken>
          <Plural value={changed.length} one="# changed" other="# changed" />
        </Notes>
      )}
      {questions.length === 0 ? (
        <Banner tone="wait" live="status">
          <Trans>There is no question to add in this file.</Trans>
        </Banner>
      ) : (
        <section aria-labelledby="import-found">
          <div className={styles.head}>
            <div role="status">
              <h3 id="import-found">
                <Plural value={questions.length} one="# question found" other="# questions found" />
              </h3>
            </div>
            {questions.length > 1 && (
              <button
                type="button"
                className="link"
                onClick={() => onLeave(new Set(left.size > 0 ? [] : questions.keys()))}
              >
                {left.size > 0 ? <Trans>Choose all</Trans> : <Trans>Choose none</Trans>}
              </button>
            )}
          </div>
          <ul className={styles.list}>
            {questions.map((question, at) => (
              <li key={question.number}>
                <Checkbox
                  checked={!left.has(at)}
                  onChange={() => toggle(at)}
                  label={plainQuestion(question.question)}
                  detail={<Facts question={question} />}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface NotesProps {
  id: string
  notes: Read['faults']
  /** The questions are among those found, though not quite as the file has them. */
  isTaken?: boolean
  children: ReactNode
}

function Notes({ id, notes, isTaken, children }: NotesProps) {
  return (
    <section className={styles.faults} data-taken={isTaken || undefined} aria-labelledby={id}>
      <h3 id={id}>{children}</h3>
      <ul>
        {notes.map((note) => (
          <li key={`${note.line} ${note.number} ${note.message}`}>
            <b className="num">
              <Place {...note} />
            </b>
            <span>{note.message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A file may hold all of its questions on one line. */
function Place({ line, number }: { line: number; number?: number | undefined }) {
  return number === undefined ? (
    <Trans>Line {line}</Trans>
  ) : (
    <Trans>
      Line {line}, question {number}
    </Trans>
  )
}

function Facts({ question }: { question: Read['questions'][number] }) {
  const { line, number, marks, questionType, options, correctOption } = question
  const key = options?.[correctOption ?? -1]
  const answer = key === undefined ? '' : `${optionLetter(correctOption ?? 0)}. ${plainQuestion(key)}`
  return (
    <span className="num">
      <Place line={line} number={number} />
      {' · '}
      {questionType === 'written' ? (
        <Trans>Written</Trans>
      ) : (
        <Plural value={options?.length ?? 0} one="# option" other="# options" />
      )}
      {' · '}
      <Plural value={marks} one="# mark" other="# marks" />
      {answer && (
        <>
          {' · '}
          <Trans>Correct: {answer}</Trans>
        </>
      )}
    </span>
  )
}
