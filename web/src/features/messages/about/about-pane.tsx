import type { Conversation } from '@academy/contract/messages'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { LazyCover } from '../../../imigongo/lazy-cover.tsx'
import { academy } from '../../../lib/academy.ts'
import { useHasLine } from '../../../lib/calls/reachable.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  adminCourseAddress,
  courseAddress,
  courseStudentAddress,
  myCoursesQuery,
  studentAddress,
} from '../../courses/index.ts'
import { personAddress, useSignedIn } from '../../users/index.ts'
import { conversationAddress, type Pair } from '../addresses.ts'
import { listedConversation, membersQuery, threadQuery } from '../api.ts'
import { isOfTheAcademy, isStudent, useRoleLabel } from '../role-labels.ts'
import styles from './about-pane.module.css'

const MEMBERS_SHOWN = 6

interface AboutPaneProps {
  pair: Pair
  /** A link was followed. */
  onLeave?: () => void
}

/** Who this is, the course that brings both together, and who else is in it. */
export function AboutPane({ pair, onLeave }: AboutPaneProps) {
  const roleWord = useRoleLabel()
  const found = useQuery({ ...threadQuery(pair), enabled: false })
  const hasLine = useHasLine()
  const conversation = found.data?.conversation ?? listedConversation(pair)
  if (!conversation) return <Skeleton radius="full" className="mx-auto size-20" />
  const { otherUser, course, presence, isPinned, closed } = conversation
  const isGone = closed?.reason === 'deleted'
  return (
    <div className={styles.pane}>
      <div className={styles.top}>
        <Avatar size="xl" name={otherUser.name} online={hasLine && presence.isOnline} />
        <h2>{otherUser.name}</h2>
        {!isGone && <p>{roleWord(otherUser)}</p>}
        <PersonPage conversation={conversation} onLeave={onLeave} />
      </div>
      {isPinned && <FromTheAcademy />}
      {course && (
        <CourseTogether course={course} isGone={closed?.reason === 'course-deleted'} onLeave={onLeave} />
      )}
      {course && closed?.reason !== 'course-deleted' && closed?.reason !== 'not-shared' && (
        <AlsoInCourse courseId={course._id} except={otherUser._id} onLeave={onLeave} />
      )}
    </div>
  )
}

interface PartProps {
  onLeave: (() => void) | undefined
}

/** Staff may look at a student's page. */
function PersonPage({ conversation, onLeave }: PartProps & { conversation: Conversation }) {
  const { role } = useSignedIn()
  const { otherUser, course, closed } = conversation
  if (role === 'student' || closed?.reason === 'deleted') return null
  const address =
    role !== 'instructor'
      ? course && isStudent(otherUser)
        ? courseStudentAddress(course._id, otherUser._id)
        : personAddress(otherUser._id)
      : course && !closed && isStudent(otherUser)
        ? studentAddress(course._id, otherUser._id)
        : null
  return (
    address && (
      <Link className="link" to={address} onClick={onLeave}>
        <Trans>Open page</Trans>
      </Link>
    )
  )
}

function FromTheAcademy() {
  const { email, phone } = academy()
  return (
    <>
      <section>
        <h3>
          <Trans>About these messages</Trans>
        </h3>
        <p>
          <Trans>News from the academy. The last three stay pinned above your conversations.</Trans>
        </p>
      </section>
      {(email || phone) && (
        <section>
          <h3>
            <Trans>Contact support</Trans>
          </h3>
          {email && (
            <p>
              <a className="link" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          )}
          {phone && (
            <p>
              <a className="link num" href={`tel:${phone.replace(/\s/g, '')}`}>
                {phone}
              </a>
            </p>
          )}
        </section>
      )}
    </>
  )
}

function CourseTogether({
  course,
  isGone,
  onLeave,
}: PartProps & { course: NonNullable<Conversation['course']>; isGone: boolean }) {
  const { role } = useSignedIn()
  const isStaff = role !== 'student'
  // A student's own courses know how far they have come; staff have longer lists, which nobody waits for here.
  const { data } = useQuery({ ...myCoursesQuery, enabled: !isStaff })
  const own = data?.find(({ _id }) => _id === course._id)
  const address =
    role === 'admin' || role === 'superadmin' ? adminCourseAddress(course._id) : courseAddress(course._id)
  const words = (
    <>
      {own && (
        <span className={styles.cover}>
          <LazyCover category={own.category} seed={own._id} />
        </span>
      )}
      <b>{course.title}</b>
    </>
  )
  return (
    <section>
      <h3>
        <Trans>Your course together</Trans>
      </h3>
      {isGone ? (
        <p className={styles.course}>{words}</p>
      ) : (
        <Link className={styles.course} to={address} onClick={onLeave}>
          {words}
        </Link>
      )}
    </section>
  )
}

function AlsoInCourse({ courseId, except, onLeave }: PartProps & { courseId: string; except: string }) {
  const self = useSignedIn()
  const { data } = useQuery(membersQuery(courseId))
  const hasLine = useHasLine()
  const others = (data?.members ?? []).filter(
    (member) =>
      member._id !== except &&
      member._id !== self.user._id &&
      !(self.role === 'student' && isOfTheAcademy(member)),
  )
  if (others.length === 0) return null
  return (
    <section>
      <h3>
        <Trans>Also in this course</Trans>
      </h3>
      <ul>
        {others.slice(0, MEMBERS_SHOWN).map(({ _id, name, isOnline }) => (
          <li key={_id}>
            <Link to={conversationAddress({ other: _id, course: courseId })} onClick={onLeave}>
              <Avatar name={name} online={hasLine && isOnline} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
