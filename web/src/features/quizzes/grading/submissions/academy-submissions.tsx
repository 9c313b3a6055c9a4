import { Trans, useLingui } from '@lingui/react/macro'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { SavedFile } from '../../../../lib/save-file.ts'
import { Select } from '../../../../ui/select.tsx'
import type { instructorQuizzesQuery } from '../../teaching/api.ts'
import { GradeNext } from './grade-next.tsx'
import styles from './quiz-submissions.module.css'
import { NoSubmissions, SubmissionList } from './submission-list.tsx'
import { SubmissionTools } from './submission-tools.tsx'
import type { SubmissionView } from './submission-view.ts'

interface AcademySubmissionsProps {
  view: SubmissionView
  found: ComponentProps<typeof SubmissionList>['found'] & UseQueryResult<{ pending: number }>
  /** The quizzes and courses that the filters offer. */
  quizzesQuery: typeof instructorQuizzesQuery
  /** `callFile` of the list's CSV: what the filters find, or the chosen rows. */
  csv: (query: SubmissionView['csvQuery'] | { ids: string }) => Promise<SavedFile>
  /** A sentence where nothing was ever handed in. */
  none: ReactNode
}

/** Submissions of many quizzes: whatever one teaches, or all there are. */
export function AcademySubmissions({ view, found, quizzesQuery, csv, none }: AcademySubmissionsProps) {
  const { course, quiz } = view.filters
  const scope = quiz ? { quiz } : course ? { course } : {}
  const queue = quiz ? '' : `?queue=${course || 'all'}`
  return (
    <>
      <div className={styles.head}>
        <p className="num secondary" role="status">
          {found.data && <Trans>{found.data.pending} waiting for marks</Trans>}
        </p>
        <div className="portal-action">
          <GradeNext scope={scope} queue={queue} pending={found.data?.pending} />
        </div>
      </div>
      <SubmissionTools view={view} csv={() => csv(view.csvQuery)}>
        <QuizFilters view={view} quizzesQuery={quizzesQuery} />
      </SubmissionTools>
      <SubmissionList
        view={view}
        found={found}
        hasQuiz
        queue={queue}
        csv={(ids) => csv({ ids })}
        empty={<NoSubmissions>{none}</NoSubmissions>}
      />
    </>
  )
}

function QuizFilters({ view, quizzesQuery }: Pick<AcademySubmissionsProps, 'view' | 'quizzesQuery'>) {
  const { t } = useLingui()
  const { course, quiz } = view.filters
  const { data } = useQuery(quizzesQuery)
  const quizzes = data?.quizzes.filter((one) => !course || one.course === course) ?? []
  return (
    <>
      <Select
        aria-label={t`Course`}
        value={course}
        placeholder={t`All courses`}
        options={data?.courses.map(({ _id, title }) => ({ value: _id, label: title })) ?? []}
        onChange={(event) => view.set({ course: event.target.value, quiz: '' })}
      />
      <Select
        aria-label={t`Quiz`}
        value={quiz}
        placeholder={t`All quizzes`}
        options={quizzes.map(({ _id, title }) => ({ value: _id, label: title }))}
        onChange={(event) => view.set({ quiz: event.target.value })}
      />
    </>
  )
}
