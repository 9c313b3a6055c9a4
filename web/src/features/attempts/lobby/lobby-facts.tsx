import { formatCount } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import styles from './lobby-facts.module.css'

export interface PaperFacts {
  /** Minutes. */
  timeLimit: number
  questionCount: number
  totalMarks: number
  passingScore: number
  /** Marks are given in steps of this. */
  marksStep: number
}

/** What is at stake, in four numbers. */
export function LobbyFacts({ timeLimit, questionCount, totalMarks, passingScore, marksStep }: PaperFacts) {
  const needed = Math.ceil((totalMarks * passingScore) / 100 / marksStep - 1e-6) * marksStep
  return (
    <dl className={`${styles.facts} num`}>
      <div>
        <dt>
          <Plural value={timeLimit} one="minute" other="minutes" />
        </dt>
        <dd>{timeLimit}</dd>
        <dd>
          <Trans>The clock does not stop</Trans>
        </dd>
      </div>
      <div>
        <dt>
          <Plural value={questionCount} one="question" other="questions" />
        </dt>
        <dd>{questionCount}</dd>
        <dd>
          <Plural value={totalMarks} one="# mark in all" other="# marks in all" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>to pass</Trans>
        </dt>
        <dd>{formatCount(passingScore)}%</dd>
        <dd>
          <Plural value={needed} one="# mark or more" other="# marks or more" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>attempt</Trans>
        </dt>
        <dd>1</dd>
        <dd>
          <Trans>It cannot be taken again</Trans>
        </dd>
      </div>
    </dl>
  )
}
