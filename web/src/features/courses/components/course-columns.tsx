import { isFreeCourse, smallCourseImage } from '@academy/contract/courses/rules'
import { formatMoney } from '@academy/contract/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../../ui/data-table/columns.ts'
import { DateOnly } from '../../../ui/date-time.tsx'
import { previewOf } from '../course-text.ts'
import type { CourseScope, ListedCourse } from '../teaching-api.ts'
import styles from './course-columns.module.css'
import { ManagedCourseMore } from './managed-course-more.tsx'

const PREVIEW_LETTERS = 200

/** Where the rows of a portal lead. */
export interface CourseWays {
  open: (id: string) => string
  acts: (course: ListedCourse) => ReactNode
}

interface ColumnSetup {
  scope: CourseScope
  ways: CourseWays
  onDeleted: (id: string) => void
}

/** A course with what it costs and holds; in the admin's list also whose it is. */
export function useCourseColumns({ scope, ways, onDeleted }: ColumnSetup): Column<ListedCourse>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`Course`,
      onPhone: 'title',
      className: styles.name,
      cell: (course) => <About course={course} to={ways.open(course._id)} hasCreator={scope === 'all'} />,
    },
    {
      id: 'price',
      header: t`Price`,
      descendingFirst: true,
      className: styles.price,
      cell: (course) => (
        <span>
          <Badge tone={isFreeCourse(course) ? 'good' : 'plain'}>{course.courseType.toUpperCase()}</Badge>
          {!isFreeCourse(course) && <small className="num">{formatMoney(course.price)}</small>}
        </span>
      ),
    },
    {
      id: 'students',
      header: t`Students`,
      align: 'end',
      descendingFirst: true,
      cell: ({ studentCount }) => studentCount,
    },
    {
      id: 'lectures',
      header: t`Lectures`,
      align: 'end',
      descendingFirst: true,
      cell: ({ lectureCount }) => lectureCount,
    },
    {
      id: 'quizzes',
      header: t`Quizzes`,
      align: 'end',
      descendingFirst: true,
      cell: ({ quizCount }) => quizCount,
    },
    {
      id: 'at',
      header: t`Created`,
      descendingFirst: true,
      className: styles.date,
      cell: ({ createdAt }) => <DateOnly at={createdAt} />,
    },
    {
      id: 'acts',
      header: t`Actions`,
      align: 'end',
      onPhone: 'bare',
      cell: (course) => (
        <span className={styles.acts}>
          {ways.acts(course)}
          <ManagedCourseMore course={course} onDeleted={() => onDeleted(course._id)} />
        </span>
      ),
    },
  ]
}

function About({ course, to, hasCreator }: { course: ListedCourse; to: string; hasCreator: boolean }) {
  const { _id: id, title, category, image, duration, createdBy, instructor } = course
  return (
    <span className={styles.about}>
      <span className={styles.cover}>
        <CourseCover id={id} category={category} image={image && smallCourseImage(image)} ratio="fill" />
      </span>
      <span>
        <Link to={to} className="line-clamp-2">
          {title}
        </Link>
        <small className="num">
          {category} ·{' '}
          <span className={styles.weeks}>
            <Plural value={duration} one="# week" other="# weeks" />
          </span>
          {hasCreator && ` · ${createdBy}`}
        </small>
        {!instructor && (
          <Badge tone="wait">
            <Trans>No instructor yet</Trans>
          </Badge>
        )}
        <small className={styles.preview}>{previewOf(course.description, PREVIEW_LETTERS)}</small>
      </span>
    </span>
  )
}
