import type { ManagedCourse } from '@academy/contract/courses'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { instructorsQuery } from '../teaching-api.ts'
import { AssignDialog } from './assign-dialog.tsx'

/** Who teaches the course, and giving it to somebody else. */
export function AssignedInstructor({ course }: { course: ManagedCourse }) {
  const [isAssigning, setIsAssigning] = useState(false)
  const { data } = useQuery(instructorsQuery)
  const person = data?.find(({ _id }) => _id === course.instructor)
  return (
    <Card as="section" className="admin-teacher" aria-labelledby="assigned">
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
        <p className="text-text-2">
          <Trans>Nobody teaches this course yet.</Trans>
        </p>
      )}
      <Button size="sm" onClick={() => setIsAssigning(true)}>
        {course.instructor ? <Trans>Assign another</Trans> : <Trans>Assign instructor</Trans>}
      </Button>
      {isAssigning && <AssignDialog course={course} onClose={() => setIsAssigning(false)} />}
    </Card>
  )
}
