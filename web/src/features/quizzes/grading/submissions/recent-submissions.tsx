import * as M from '@academy/contract/quizzes/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { gradeAddress } from '../addresses.ts'
import { type RecentScope, recentSubmissionsQuery } from '../api.ts'
import { useSubmissionColumns } from './submission-columns.tsx'
import styles from './submission-list.module.css'
import { NoSubmissions } from './submission-list.tsx'

/** The five latest, for a dashboard; a row opens the submission. */
export function RecentSubmissions({ scope }: { scope: RecentScope }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const state = { from: pathname }
  const found = useQuery(recentSubmissionsQuery(scope))
  const { data, error } = found
  const columns = useSubmissionColumns({ hasQuiz: true, search: '?queue=all', state })
  return (
    <div className={styles.list}>
      <DataTable
        label={t`Recent quiz submissions`}
        columns={columns.filter(({ id }) => id !== 'act')}
        rows={data}
        rowKey={({ _id }) => _id}
        rowLabel={({ student }) => student?.name ?? t`Deleted user`}
        error={
          error ? { level: 3, message: failureMessage(error, M.fetchSubmissionsFailed), found } : undefined
        }
        empty={
          <NoSubmissions>
            <Trans>Answers to quizzes appear here as soon as a student hands them in.</Trans>
          </NoSubmissions>
        }
        onOpen={({ _id }) => navigate(gradeAddress(_id, '?queue=all'), { state })}
      />
    </div>
  )
}
