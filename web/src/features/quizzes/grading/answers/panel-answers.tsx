import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plainQuestion } from '../../../attempts/index.ts'
import type { OpenedSubmission } from '../grading-kind.ts'
import { answerState, NO_MARK, storedGrading } from '../marks/marks.ts'
import { useStateLabels } from '../submissions/state-labels.ts'
import styles from './panel-answers.module.css'

/** What was answered, in one look: every question as a tile, and how the written answers begin. */
export function PanelAnswers({ paper, submission }: Pick<OpenedSubmission, 'paper' | 'submission'>) {
  const { t } = useLingui()
  const words = useStateLabels()
  const grading = storedGrading(paper, submission)
  const choices = paper.questions.filter(({ questionType }) => questionType === 'multiple-choice')
  const right = choices.filter(({ _id, marks }) => grading.marks[_id]?.marks === marks).length
  const all = choices.length
  const written = paper.questions.flatMap((question, at) =>
    question.questionType === 'written' ? [{ question, number: at + 1 }] : [],
  )
  const waiting = written.filter(({ question }) => grading.marks[question._id]?.marks === null).length
  return (
    <>
      {all > 0 && (
        <h2 className={styles.title}>
          <Trans>Multiple choice</Trans>
          <small className="num">
            <Trans>
              {right} of {all} right
            </Trans>
          </small>
        </h2>
      )}
      <ol className={styles.tiles} aria-label={t`Questions`}>
        {paper.questions.map(({ _id, marks }, at) => {
          const state = answerState(grading.marks[_id] ?? NO_MARK, marks)
          return (
            <li key={_id} data-state={state}>
              {at + 1}
              <span className="vh">{words[state]}</span>
            </li>
          )
        })}
      </ol>
      {written.length > 0 && (
        <h2 className={styles.title}>
          <Trans>Written</Trans>
          <small className="num">
            <Plural value={waiting} _0="all marked" one="# to mark" other="# to mark" />
          </small>
        </h2>
      )}
      <ul className={styles.written}>
        {written.map(({ question, number }) => {
          const answer = submission.answers.find(({ questionId }) => questionId === question._id)
          return (
            <li key={question._id}>
              <p>
                <b>
                  {number}. {plainQuestion(question.question)}
                </b>
                <span className="num">
                  <Plural value={question.marks} one="# mark" other="# marks" />
                </span>
              </p>
              <p className={styles.excerpt}>
                {answer?.writtenAnswer ? plainQuestion(answer.writtenAnswer) : <Trans>No answer</Trans>}
              </p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
