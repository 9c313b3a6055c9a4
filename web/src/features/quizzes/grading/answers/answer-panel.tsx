import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { QuestionHeading } from '../../../attempts/index.ts'
import { PeerMarks } from '../marks/peer-marks.tsx'
import answerOptions from './answer-options.module.css'
import { AnswerOptions } from './answer-options.tsx'
import type { AnswerShape } from './answer-shape.ts'
import styles from './answers.module.css'
import { WrittenAnswer } from './written-answer.tsx'

/** A question at full size: the student's words, or all options with the one chosen and the one that is right. */
export function AnswerPanel({ workspace, question, at, answer, mark, name, isHere, onGo }: AnswerShape) {
  const { t } = useLingui()
  const number = at + 1
  const all = workspace.opened.paper.questions.length
  const titleId = `question-${number}`
  const firstName = name.split(/\s/)[0]
  const isWritten = question.questionType === 'written'
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      {isHere ? (
        <span className={styles.no}>{number}</span>
      ) : (
        <button
          type="button"
          className={`${styles.no} ${styles.go}`}
          aria-label={t`Mark question ${number}`}
          onClick={onGo}
        >
          {number}
        </button>
      )}
      <p className={`${styles.max} num`}>
        <span className={styles.narrow}>
          <Trans>
            Question {number} of {all}
          </Trans>
          {' · '}
        </span>
        {isHere ? (
          <Plural value={question.marks} one="# mark" other="# marks" />
        ) : (
          <>
            <b>{mark.marks ?? '–'}</b>/{question.marks}
          </>
        )}
      </p>
      <QuestionHeading id={titleId} text={question.question} />
      {question.image && (
        <img
          className={answerOptions.image}
          src={question.image.url}
          alt={question.image.alt}
          loading="lazy"
        />
      )}
      <div className={styles.pair} data-single={isWritten ? undefined : ''}>
        <div>
          <h3>{isWritten ? <Trans>{firstName}’s answer</Trans> : <Trans>Answer and key</Trans>}</h3>
          {isWritten ? (
            <WrittenAnswer text={answer?.writtenAnswer ?? ''} />
          ) : (
            <AnswerOptions
              question={question}
              chosen={answer?.selectedOption ?? null}
              firstName={firstName ?? ''}
            />
          )}
        </div>
        {isWritten && (
          <div>
            <h3>
              <Trans>Key</Trans>
            </h3>
            <p className={styles.key}>
              {workspace.opened.paper.lectureTitle ? (
                <Trans>Written question: no fixed key. Lecture: {workspace.opened.paper.lectureTitle}.</Trans>
              ) : (
                <Trans>Written question: no fixed key.</Trans>
              )}
            </p>
            {isHere && (
              <PeerMarks kind={workspace.kind} paperId={workspace.opened.paper._id} question={question} />
            )}
          </div>
        )}
      </div>
    </section>
  )
}
