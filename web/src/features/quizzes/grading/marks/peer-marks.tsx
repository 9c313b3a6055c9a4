import type { Question } from '@academy/contract/attempts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { GradingKind } from '../grading-kind.ts'
import { peerMarksQuery } from '../grading-queries.ts'
import { MarkHistogram } from './mark-histogram.tsx'
import styles from './peer-marks.module.css'

interface PeerMarksProps {
  kind: GradingKind
  paperId: string
  question: Question
}

/** Marks that were given to this question so far, so that one stays fair; and the way to all answers to it. */
export function PeerMarks({ kind, paperId, question }: PeerMarksProps) {
  const { pathname, search } = useLocation()
  const { data } = useQuery(peerMarksQuery(kind, paperId, question._id))
  const answers = data?.answers.length ?? 0
  return (
    <div className={styles.peer}>
      {!data?.hasMore && (
        <MarkHistogram
          given={data?.answers.map(({ marksAwarded }) => marksAwarded) ?? []}
          max={question.marks}
          step={kind.step}
        />
      )}
      {answers > 1 && (
        <Link
          className="link"
          to={kind.byQuestionAddress(paperId, question._id)}
          state={{ from: pathname + search }}
        >
          {data?.hasMore ? (
            <Trans>All answers to this question</Trans>
          ) : (
            <Trans>All {answers} answers to this question</Trans>
          )}
        </Link>
      )}
    </div>
  )
}
