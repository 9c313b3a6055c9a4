import type { FinalExam } from '@academy/contract/final-exams'
import * as M from '@academy/contract/final-exams/messages'
import { formatMinutes } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CallReply, failureMessage } from '../../../lib/calls/call.ts'
import { fetchNow } from '../../../lib/queries/fetch-now.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { IconLink } from '../../../ui/icon-button.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import { examPreviewAddress } from '../../lectures/index.ts'
import { useExamAddresses } from '../addresses.ts'
import { examSubmissionsQuery } from '../api.ts'
import { DeleteExamDialog } from './delete-exam-dialog.tsx'
import styles from './exam-head.module.css'

type ExamStats = CallReply<'GET /api/instructor/final-exam/exam/{id}'>['stats']

/** What the exam is, how it goes, and what can be done with it. */
export function ExamHead({ exam, stats, acts }: { exam: FinalExam; stats: ExamStats; acts?: ReactNode }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const addresses = useExamAddresses()
  const { title } = exam
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <div className={styles.head}>
        <p className="num">
          <Plural value={exam.questionCount} one="# question" other="# questions" />
          {' · '}
          <Plural value={exam.totalMarks} one="# mark" other="# marks" />
          {' · '}
          {formatMinutes(exam.timeLimit)}
          {' · '}
          <Trans>{exam.passingScore}% to pass</Trans>
        </p>
        <div className={styles.acts}>
          {acts}
          <IconLink
            to={examPreviewAddress(exam.course)}
            state={{ from: pathname }}
            label={t`Look at ${title} as a student`}
          >
            <Eye aria-hidden="true" />
          </IconLink>
          <ButtonLink size="sm" to={addresses.edit(exam.course)}>
            <Trans>Edit</Trans>
          </ButtonLink>
          <Button size="sm" variant="danger" onClick={() => setIsDeleting(true)}>
            <Trans>Delete</Trans>
          </Button>
          <div className="portal-action">
            <ReviewNext examId={exam._id} pending={stats.pendingSubmissions} />
          </div>
        </div>
      </div>
      <Stats className={styles.stats}>
        <Stat
          value={stats.totalSubmissions}
          label={<Trans>Submissions</Trans>}
          trend={
            stats.pendingSubmissions > 0 && (
              <Plural value={stats.pendingSubmissions} one="# awaits marking" other="# await marking" />
            )
          }
        />
        <Stat value={stats.passedSubmissions} label={<Trans>Passed</Trans>} />
        <Stat value={`${stats.passRate}%`} label={<Trans>Pass rate</Trans>} />
      </Stats>
      {isDeleting && (
        <DeleteExamDialog
          exam={exam}
          submissionCount={stats.totalSubmissions}
          onClose={() => setIsDeleting(false)}
          onDeleted={() => navigate(addresses.home(exam.course), { replace: true })}
        />
      )}
    </>
  )
}

/** Those that wait come first, so the next to review is the first of them. */
function ReviewNext({ examId, pending }: { examId: string; pending: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { pathname } = useLocation()
  const addresses = useExamAddresses()
  const opening = useMutation({
    mutationFn: () => fetchNow(queryClient, examSubmissionsQuery(examId, { limit: 1 })),
    onSuccess: ({ submissions: [next] }) => {
      if (next?.status === 'submitted') navigate(addresses.mark(next._id), { state: { from: pathname } })
      else toast.info(t`Everything is marked.`)
    },
    onError: (failure) => toast.error(failureMessage(failure, M.detailsFailed)),
  })
  return (
    <Button
      size="sm"
      variant="primary"
      busy={opening.isPending}
      disabled={pending === 0}
      onClick={() => opening.mutate()}
    >
      <Trans>Review next</Trans>
      <ArrowRight aria-hidden="true" />
    </Button>
  )
}
