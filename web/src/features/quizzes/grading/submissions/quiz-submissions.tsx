import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CallReply } from '../../../../lib/calls/call.ts'
import { callFile } from '../../../../lib/calls/call-file.ts'
import { useEscape, useOpenRow } from '../../../../ui/data-table/use-open-row.ts'
import { ListBeside } from '../../../../ui/side-panel.tsx'
import { useMedia } from '../../../../ui/use-media.ts'
import { Counters } from './counters.tsx'
import { GradeNext } from './grade-next.tsx'
import styles from './quiz-submissions.module.css'
import { NoSubmissions, SubmissionList } from './submission-list.tsx'
import { SubmissionPanel } from './submission-panel.tsx'
import { SubmissionTools } from './submission-tools.tsx'
import type { SubmissionView } from './submission-view.ts'

type Found = UseQueryResult<CallReply<'GET /api/submissions/quiz/{id}'>>

type ChosenOrFound = SubmissionView['csvQuery'] | { ids: string }

interface QuizSubmissionsProps {
  quizId: string
  view: SubmissionView
  found: Found
}

export function QuizSubmissions({ quizId, view, found }: QuizSubmissionsProps) {
  const [params] = useSearchParams()
  const { data } = found
  const stats = data?.stats
  const csv = (query: ChosenOrFound) =>
    callFile('GET /api/submissions/quiz/{id}/csv', { params: { id: quizId }, query })
  // Below 1200 px a row opens its own page instead.
  const canOpen = useMedia('(width >= 75rem)')
  const row = useOpenRow(data?.submissions)
  const open = canOpen ? row.open : undefined
  useEscape(open !== undefined, row.close)
  const counts = stats && {
    total: stats.totalSubmissions,
    pending: stats.pendingSubmissions,
    graded: stats.gradedSubmissions,
  }
  return (
    <ListBeside
      panel={
        open && (
          <SubmissionPanel
            key={open._id}
            row={open}
            place={row.place}
            onMove={row.move}
            onClose={row.close}
          />
        )
      }
    >
      <div className={styles.head}>
        <Counters
          counters={[
            { id: 'total', label: <Trans>Total</Trans>, value: counts?.total ?? '–' },
            { id: 'pending', label: <Trans>Pending grading</Trans>, value: counts?.pending ?? '–' },
            { id: 'graded', label: <Trans>Graded</Trans>, value: counts?.graded ?? '–' },
          ]}
        />
        <div className="portal-action">
          <GradeNext scope={{ quiz: quizId }} pending={counts?.pending} />
        </div>
      </div>
      <SubmissionTools view={view} counts={counts} csv={() => csv(view.csvQuery)} />
      <SubmissionList
        key={params.get('view')}
        view={view}
        found={found}
        csv={(ids) => csv({ ids })}
        current={open?._id}
        onOpen={canOpen ? row.show : undefined}
        onMove={open ? row.show : undefined}
        empty={
          <NoSubmissions>
            <Trans>Answers appear here as soon as a student hands them in.</Trans>
          </NoSubmissions>
        }
      />
    </ListBeside>
  )
}
