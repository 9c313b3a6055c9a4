import { ANALYTICS_MESSAGES as M } from '@academy/contract/analytics/messages'
import { formatCount } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { failureMessage } from '../../../lib/call.ts'
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
  return (
    <section className={styles.tiles} aria-busy={isFetching}>
      <h2 className="vh">
        <Trans>The academy in numbers</Trans>
      </h2>
      <Stats>
        <Stat value={number(data?.totalCourses)} label={<Trans>Total Courses</Trans>} />
        <Stat value={number(data?.totalLectures)} label={<Trans>Total Lectures</Trans>} />
        <Stat value={number(data?.totalUsers)} label={<Trans>Total Users</Trans>} />
        <Stat value={number(data?.totalQuizzes)} label={<Trans>Total Quizzes</Trans>} />
      </Stats>
      {error && (
        <div role="alert" className={styles.failed}>
          <p>{failureMessage(error, M.statisticsFailed)}</p>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            <RotateCw aria-hidden="true" />
            <Trans>Retry</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}
