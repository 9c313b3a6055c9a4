import type { ManagedCourse } from '@academy/contract/courses'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Avatar } from '../../../ui/avatar.tsx'
import { Card } from '../../../ui/card.tsx'
import { instructorsQuery } from '../teaching-api.ts'
import styles from './assigned-instructor.module.css'

/** Who teaches the course; it is given to somebody else in the header of its home. */
export function AssignedInstructor({ course }: { course: ManagedCourse }) {
  const { data } = useQuery(instructorsQuery)
  const person = data?.find(({ _id }) => _id === course.instructor)
  return (
    <Card as="section" className={styles.teacher} aria-labelledby="assigned">
      <h2 id="assigned">
        <Trans>Assigned instructor</Trans>
      </h2>
      {course.instructor ? (
        <div>
          <Avatar name={person?.name ?? course.createdBy} size="lg" />
          <p>
            <b>{person?.name ?? course.createdBy}</b>
            {person && <small>{person.email}</small>}
          </p>
        </div>
      ) : (
        <p className="secondary">
          <Trans>Nobody teaches this course yet.</Trans>
        </p>
      )}
    </Card>
  )
}
