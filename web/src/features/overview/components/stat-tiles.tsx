import * as M from '@academy/contract/analytics/messages'
import { LIST_MAX_ROWS } from '@academy/contract/http/rules'
import { formatAtLeast, formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { failureMessage, isRefused } from '../../../lib/calls/call.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Stat, Stats } from '../../../ui/stat.tsx'
import styles from './stat-tiles.module.css'
import { statsQuery } from './stats-query.ts'

/** How large the academy is. A number that did not come is a dash; the rest of the page stands. */
export function StatTiles() {
  const { data, error, refetch, isFetching } = useQuery(statsQuery)
  const number = (count: number | undefined) => {
    if (count !== undefined) return formatCount(count)
    return error ? '–' : <Skeleton className="h-9 w-16" />
  }
  /** Its room is there from the beginning, and stays where nothing came. */
  const note = (words: ReactNode) => words ?? (error ? '\u00a0' : <Skeleton className="h-4 w-24" />)
  const free = formatCount(data?.freeCourses ?? 0)
  const paid = formatCount((data?.totalCourses ?? 0) - (data?.freeCourses ?? 0))
  const [lectures, users, quizzes] = [
    data?.lecturesThisMonth,
    data?.usersThisMonth,
    data?.quizzesThisMonth,
  ].map(recent)
  return (
    <section className={styles.tiles} aria-busy={isFetching}>
      <h2 className="vh">
        <Trans>The academy in numbers</Trans>
      </h2>
      <Stats>
        <Stat
          value={number(data?.totalCourses)}
          label={<Trans>Total Courses</Trans>}
          trend={note(
            data && (
              <Trans>
                {free} free, {paid} paid
              </Trans>
            ),
          )}
        />
        <Stat
          value={number(data?.totalLectures)}
          label={<Trans>Total Lectures</Trans>}
          trend={note(data && <Trans>{lectures} added this month</Trans>)}
        />
        <Stat
          value={number(data?.totalUsers)}
          label={<Trans>Total Users</Trans>}
          trend={note(data && <Trans>{users} joined this month</Trans>)}
        />
        <Stat
          value={number(data?.totalQuizzes)}
          label={<Trans>Total Quizzes</Trans>}
          trend={note(data && <Trans>{quizzes} added this month</Trans>)}
        />
      </Stats>
      {error && (
        <div role="alert" className={styles.failed}>
          <p>{failureMessage(error, M.statisticsFailed)}</p>
          {!isRefused(error) && (
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              <RotateCw aria-hidden="true" />
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

const recent = (count = 0): string => formatAtLeast(Math.min(count, LIST_MAX_ROWS), count >= LIST_MAX_ROWS)
