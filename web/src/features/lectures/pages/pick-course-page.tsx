import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { isFoundBy } from '../../../lib/texts/is-found-by.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PortalTitle } from '../../../ui/portal-title.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { instructorCoursesQuery, manageLecturesAddress } from '../../courses/index.ts'
import styles from './pick-course-page.module.css'

/** Lectures belong to a course, so the course comes first. */
export function PickCoursePage() {
  const { t } = useLingui()
  const found = useQuery(instructorCoursesQuery)
  const { data: courses, error } = found
  const [typed, setTyped] = useState('')
  usePageTitle(t`Lectures`)
  const shown = courses?.filter(({ title }) => isFoundBy(title, typed))
  return (
    <>
      <PortalTitle>
        <Trans>Lectures</Trans>
      </PortalTitle>
      {!courses && error && (
        <ErrorPanel message={failureMessage(error, COURSE_MESSAGES.loadInstructorFailed)} found={found} />
      )}
      {!courses && !error && (
        <SkeletonGroup className="grid gap-3">
          {['a', 'b', 'c'].map((row) => (
            <Skeleton key={row} className="h-19 w-full" />
          ))}
        </SkeletonGroup>
      )}
      {courses?.length === 0 && (
        <EmptyState
          title={<Trans>You have no courses yet</Trans>}
          action={
            <ButtonLink variant="primary" to="/instructor/courses/new">
              <Plus aria-hidden="true" />
              <Trans>Create a course</Trans>
            </ButtonLink>
          }
        >
          <Trans>Lectures belong to a course. Create the course first.</Trans>
        </EmptyState>
      )}
      {courses && courses.length > 0 && (
        <div className="max-w-184">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
            <h2 className={styles.title}>
              <Trans>Select a course</Trans>
            </h2>
            <SearchBox
              className="w-full sm:w-72"
              slash
              label={t`Search your courses`}
              placeholder={t`Search your courses`}
              value={typed}
              onSearch={setTyped}
            />
          </div>
          <p role="status" className={shown?.length === 0 ? 'py-6 secondary' : 'vh'}>
            {shown?.length === 0 ? (
              <Trans>No course is called “{typed}”.</Trans>
            ) : (
              <Plural value={shown?.length ?? 0} one="# course" other="# courses" />
            )}
          </p>
          <ul className="grid gap-3">
            {shown?.map(({ _id, title, category, lectureCount }) => (
              <Card as="li" hover key={_id} className="px-5 py-4">
                <CardLink to={manageLecturesAddress(_id)} className="strong wrap-anywhere line-clamp-2">
                  {title}
                </CardLink>
                <p className="num mt-0.5 meta muted">
                  {category} ·{' '}
                  {lectureCount === 0 ? (
                    <Trans>no lectures yet</Trans>
                  ) : (
                    <Plural value={lectureCount} one="# lecture" other="# lectures" />
                  )}
                </p>
              </Card>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
