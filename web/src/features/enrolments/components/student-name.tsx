import { Link } from 'react-router'
import { studentAddress } from '../places.ts'
import styles from './student-name.module.css'

interface StudentNameProps {
  courseId: string
  student: { _id: string; name: string }
}

/** A student's name wherever who teaches the course reads it: it leads to their page in that course. */
export function StudentName({ courseId, student: { _id, name } }: StudentNameProps) {
  return (
    <Link className={styles.name} to={studentAddress(courseId, _id)}>
      {name}
    </Link>
  )
}
