import * as USER_MESSAGES from '@academy/contract/users/messages'
import { Link } from 'react-router'
import { studentAddress } from '../../courses/index.ts'
import { personAddress, useSignedIn } from '../../users/index.ts'
import styles from './student-name.module.css'

interface StudentNameProps {
  /** Null where the course is gone. */
  courseId: string | null | undefined
  /** Null once that person was deleted. */
  student: { _id: string; name: string } | null
}

/** A student's name wherever staff read it: who teaches is led to their page in the course, who runs the academy to their own. */
export function StudentName({ courseId, student }: StudentNameProps) {
  const isInstructor = useSignedIn().role === 'instructor'
  if (!student) return <b className={styles.name}>{USER_MESSAGES.deletedUser}</b>
  const { _id, name } = student
  if (isInstructor && !courseId) return <b className={styles.name}>{name}</b>
  return (
    <Link
      className={styles.name}
      to={isInstructor && courseId ? studentAddress(courseId, _id) : personAddress(_id)}
    >
      {name}
    </Link>
  )
}
