import type { ManagedCourse } from '@academy/contract/courses'
import { isFreeCourse, smallCourseImage } from '@academy/contract/courses/rules'
import { formatMoney } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { ListVideo, Users } from 'lucide-react'
import { Link } from 'react-router'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Card } from '../../../ui/card.tsx'
import { editCourseAddress, manageLecturesAddress, previewOf } from '../../courses/index.ts'
import styles from './my-course-card.module.css'

const PREVIEW_LETTERS = 80

/** An own course with its two ways in. */
export function MyCourseCard({ course }: { course: ManagedCourse }) {
  const { _id: id, title, category, image, studentCount, lectureCount } = course
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.cover}>
        <CourseCover id={id} category={category} image={image && smallCourseImage(image)} ratio="fill" />
      </div>
      <div className={styles.body}>
        <p className={styles.kicker}>
          <span>{course.courseType.toUpperCase()}</span>
          {!isFreeCourse(course) && <span>{formatMoney(course.price)}</span>}
        </p>
        <h3 className="line-clamp-3">{title}</h3>
        <p className={styles.about}>{previewOf(course.description, PREVIEW_LETTERS)}</p>
        <p className={styles.facts}>
          <span>
            <Users aria-hidden="true" />
            <Plural value={studentCount} one="# student" other="# students" />
          </span>
          <span>
            <ListVideo aria-hidden="true" />
            <Plural value={lectureCount} one="# lecture" other="# lectures" />
          </span>
        </p>
        <p className={styles.ways}>
          <Link to={manageLecturesAddress(id)}>
            <Trans>Manage Lectures</Trans>
            <span className="vh"> {title}</span>
          </Link>
          <Link to={editCourseAddress(id)}>
            <Trans>Edit Course</Trans>
            <span className="vh"> {title}</span>
          </Link>
        </p>
      </div>
    </Card>
  )
}
