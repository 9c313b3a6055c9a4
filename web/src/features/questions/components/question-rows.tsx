import type { QuestionRow } from '@academy/contract/questions'
import { Plural, Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { RelativeTime } from '../../../ui/date-time.tsx'
import { questionAddress } from '../addresses.ts'
import { QuestionState } from './question-state.tsx'
import styles from './questions.module.css'
import { UsefulCount } from './useful-button.tsx'

interface QuestionRowsProps {
  lectureId: string
  questions: readonly QuestionRow[]
}

/** A lecture's questions; each opens in their place. */
export function QuestionRows({ lectureId, questions }: QuestionRowsProps) {
  return (
    <ul className={styles.rows}>
      {questions.map((row) => (
        <li key={row._id}>
          <Link to={questionAddress(lectureId, row._id)}>
            <b className="line-clamp-3">{row.title}</b>
            {row.excerpt && <span className={styles.excerpt}>{row.excerpt}</span>}
          </Link>
          <p className={styles.facts}>
            {row.state !== 'unanswered' && <QuestionState state={row.state} />}
            <span>
              {row.author.isYou ? <Trans>You</Trans> : row.author.name} · <RelativeTime at={row.askedAt} />
            </span>
            <span className="num">
              <Plural value={row.answers} _0="No answers yet" one="# answer" other="# answers" />
            </span>
            <UsefulCount useful={row.useful} />
          </p>
        </li>
      ))}
    </ul>
  )
}
