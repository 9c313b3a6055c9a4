import type { Question } from '@academy/contract/attempts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { answersByQuestionQuery } from './api.ts'
import { countMarks } from './mark-counts.ts'
import { byQuestionAddress } from './places.ts'

const SHOWN_FROM = 5
const COLUMN = 20.3
const HEIGHT = 50

/** Marks that were given to this question so far, so that one stays fair; and the way to all answers to it. */
export function PeerMarks({ quizId, question }: { quizId: string; question: Question }) {
  const { pathname, search } = useLocation()
  const { data } = useQuery({ ...answersByQuestionQuery(quizId, question._id), staleTime: 60_000 })
  const counts = countMarks(data?.answers.map(({ marksAwarded }) => marksAwarded) ?? [], question.marks)
  const { columns, graded, average } = counts
  const most = Math.max(1, ...columns.map(({ count }) => count))
  const answers = data?.answers.length ?? 0
  const every = Math.ceil(columns.length / 7)
  return (
    <div className="peer">
      {graded >= SHOWN_FROM && !data?.hasMore && (
        <>
          <h3>
            <Trans>Marks on this question</Trans>
          </h3>
          <svg viewBox={`0 0 ${columns.length * COLUMN} 74`} aria-hidden="true">
            {columns.map(({ mark, count }, at) => {
              const height = Math.max(2, (count / most) * HEIGHT)
              return (
                <g key={mark}>
                  <rect
                    x={at * COLUMN + 2}
                    y={HEIGHT + 2 - height}
                    width="15"
                    height={height}
                    rx="2"
                    data-none={count === 0 || undefined}
                  />
                  {at % every === 0 && (
                    <text x={at * COLUMN + 9.5} y="69" textAnchor="middle">
                      {mark}
                    </text>
                  )}
                </g>
              )
            })}
          </svg>
          <p className="answer-key num">
            <Trans>
              {graded} graded, average <b>{average}</b>
            </Trans>
          </p>
        </>
      )}
      {answers > 1 && (
        <Link
          className="link"
          to={byQuestionAddress(quizId, question._id)}
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
