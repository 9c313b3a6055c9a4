import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import type { ListedUser } from '@academy/contract/users'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CallReply, call, failureMessage } from '../../../lib/calls/call.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import styles from './people.module.css'
import { assignableCoursesQuery, eachInTurn, peopleChanged } from './people-api.ts'

type AssignableCourse = CallReply<'GET /api/courses'>['courses'][number]

/** Gives courses to an instructor, one call each; those that failed stay chosen and are named. */
export function CoursesDialog({ person, onClose }: { person: ListedUser; onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [q, setQ] = useState('')
  const found = useQuery(assignableCoursesQuery(q))
  const { data, error } = found
  const [chosen, setChosen] = useState<ReadonlyMap<string, AssignableCourse>>(new Map())
  const [problems, setProblems] = useState<string[]>([])
  const courses = data?.courses ?? []
  const picked = [...chosen.values()]
  // What was chosen stays, also under a search that does not find it.
  const shown = [...picked.filter(({ _id }) => !courses.some((course) => course._id === _id)), ...courses]
  const giving = useMutation({
    mutationFn: () =>
      eachInTurn(
        picked,
        ({ _id }) => call('POST /api/course/assign', { body: { courseId: _id, instructorId: person._id } }),
        COURSE_MESSAGES.assignFailed,
      ),
    onSuccess: async (outcomes) => {
      const failed = outcomes.filter(({ problem }) => problem !== null)
      setProblems(failed.map(({ thing, problem }) => `${thing.title}: ${problem}`))
      setChosen(new Map(failed.map(({ thing }) => [thing._id, thing])))
      if (failed.length === 0) {
        toast.success(COURSE_MESSAGES.assigned)
        onClose()
      } else toast.error(COURSE_MESSAGES.assignFailed)
      await peopleChanged(queryClient)
    },
  })
  const assign = () => {
    if (picked.length > 0) giving.mutate()
    else setProblems([COURSE_MESSAGES.selectToAssign])
  }
  const choose = (course: AssignableCourse) => {
    const next = new Map(chosen)
    if (!next.delete(course._id)) next.set(course._id, course)
    setChosen(next)
    setProblems([])
  }
  return (
    <Dialog
      open
      title={<Trans>Assign courses to {person.name}</Trans>}
      locked={giving.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={giving.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={giving.isPending} onClick={assign}>
            <Plural value={picked.length} _0="Assign" one="Assign # course" other="Assign # courses" />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="secondary">
          <Trans>They manage these courses from now on; whoever taught them before no longer does.</Trans>
        </p>
        <SearchBox label={t`Search courses`} value={q} onSearch={setQ} />
        {!data && !error && (
          <SkeletonGroup>
            <SkeletonText lines={4} />
          </SkeletonGroup>
        )}
        {!data && error && (
          <ErrorPanel
            level={3}
            message={failureMessage(error, COURSE_MESSAGES.fetchAllFailed)}
            found={found}
          />
        )}
        {data && courses.length === 0 && (
          <p className="muted">
            <Trans>No courses found</Trans>
          </p>
        )}
        <div className={styles.courses}>
          {shown.map((course) => {
            const { _id, title, instructor, createdBy } = course
            const isTheirs = instructor === person._id
            return (
              <Checkbox
                key={_id}
                checked={isTheirs || chosen.has(_id)}
                disabled={isTheirs}
                onChange={() => choose(course)}
                label={title}
                detail={instructor ? <Trans>Taught by {createdBy}</Trans> : <Trans>Nobody teaches it</Trans>}
              />
            )
          })}
        </div>
        {data && data.pages > 1 && (
          <p className="muted">
            <Trans>There are more. A longer search finds them.</Trans>
          </p>
        )}
        {problems.length > 0 && (
          <div role="alert" className="grid gap-1">
            {problems.map((problem) => (
              <FieldError key={problem}>{problem}</FieldError>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}
