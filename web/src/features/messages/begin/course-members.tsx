import * as M from '@academy/contract/messages/messages'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Field } from '../../../ui/field.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import { myCoursesQuery } from '../../courses/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { membersQuery } from '../api.ts'
import { isStudent } from '../role-labels.ts'
import { type Choose, PeopleToChoose } from './people-to-choose.tsx'

interface ChoosingProps {
  busy: string | null
  onChoose: Choose
}

/** A course of one's own, and who is in it. */
export function CourseMembers(props: ChoosingProps) {
  const found = useQuery(myCoursesQuery)
  const { data, error } = found
  const [chosen, setChosen] = useState('')
  if (!data && error)
    return <ErrorPanel level={3} message={failureMessage(error, M.membersFailed)} found={found} />
  if (!data)
    return (
      <SkeletonGroup>
        <SkeletonText lines={4} />
      </SkeletonGroup>
    )
  const courseId = chosen || data[0]?._id
  if (!courseId)
    return (
      <p>
        <Trans>You have no courses yet. Who is in a course with you can be written to.</Trans>
      </p>
    )
  return (
    <>
      <Field label={<Trans>Course</Trans>}>
        <Select
          value={courseId}
          onChange={(event) => setChosen(event.target.value)}
          options={data.map(({ _id, title }) => ({ value: _id, label: title }))}
        />
      </Field>
      <Members key={courseId} courseId={courseId} {...props} />
    </>
  )
}

function Members({ courseId, busy, onChoose }: ChoosingProps & { courseId: string }) {
  const { t } = useLingui()
  const [q, setQ] = useState('')
  const { user, role } = useSignedIn()
  const found = useQuery(membersQuery(courseId, q))
  // Whom the server would refuse is not offered: who teaches writes to students, nobody writes to oneself.
  const people = found.data?.members.filter(
    (member) => member._id !== user._id && (role !== 'instructor' || isStudent(member)),
  )
  return (
    <>
      <SearchBox label={t`Search members`} placeholder={t`Name`} value={q} onSearch={setQ} slash={false} />
      <PeopleToChoose
        label={t`Course members`}
        people={people}
        found={found}
        failed={M.membersFailed}
        hasMore={found.data?.hasMore ?? false}
        busy={busy}
        none={q ? <Trans>Nobody of that name</Trans> : <Trans>Nobody else is in this course yet</Trans>}
        onChoose={(person) => onChoose(person, courseId)}
      />
    </>
  )
}
