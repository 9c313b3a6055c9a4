import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { usePageTitle } from '../../../../lib/pages/page-title.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/error-panel.tsx'
import { FullPageLoader } from '../../../../ui/full-page-loader.tsx'
import { IconLink } from '../../../../ui/icon-button.tsx'
import type { WorkspaceState } from '../addresses.ts'
import type { GradingKind } from '../grading-kind.ts'
import { paperQuery } from '../grading-queries.ts'
import { QuestionWorkspace } from './question-workspace.tsx'
import { useByQuestion } from './use-by-question.ts'
import styles from './workspace.module.css'
import workspaceBar from './workspace-bar.module.css'

interface QuestionToMarkProps {
  kind: GradingKind
  paperId: string
  questionId: string
}

/** One question with everybody's answer to it: fair, because all are read in one go. */
export function QuestionToMark({ kind, paperId, questionId }: QuestionToMarkProps) {
  const { t } = useLingui()
  const state = useLocation().state as WorkspaceState | null
  const all = useByQuestion(kind, paperId, questionId)
  const { data, error } = all.found
  const { data: paper } = useQuery(paperQuery(kind, paperId))
  usePageTitle(data && t`Grading by question`, { place: 'by-question' })
  const leave = state?.from ?? kind.listAddress(paperId)
  if (data && data.answers.length > 0)
    return (
      <QuestionWorkspace
        kind={kind}
        paperId={paperId}
        question={data.question}
        courseId={data.courseId}
        hasMore={data.hasMore}
        paper={paper}
        all={all}
        leave={leave}
      />
    )
  return (
    <div className={styles.workspace}>
      <header className={workspaceBar.bar}>
        <IconLink label={t`Leave grading`} to={leave}>
          <X aria-hidden="true" />
        </IconLink>
        <div className={workspaceBar.name}>
          <h1 tabIndex={-1}>
            <Trans>Grading by question</Trans>
          </h1>
          <p>{paper?.title}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap py-8">
        {data ? (
          <EmptyState title={<Trans>No Submissions Yet</Trans>} />
        ) : error ? (
          <ErrorPanel message={failureMessage(error, kind.say.listFailed)} found={all.found} back />
        ) : (
          <FullPageLoader />
        )}
      </main>
    </div>
  )
}
