import type { Course } from '@academy/contract/courses'
import type { ExamOfList, QuizInList } from '@academy/contract/quizzes'
import { isAdmin as isAdministrator } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { BackLink } from '../../../ui/back-link.tsx'
import { studyAddress } from '../../courses/index.ts'
import { CourseColumns, CourseSidebar, CourseTabs, lecturesQuery } from '../../lectures/index.ts'
import { useCourseProgress } from '../../progress/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { courseAsks } from './course-asks.ts'
import styles from './quiz-list-frame.module.css'

type QuizListFrameProps = {
  course: Course
  list: { quizzes: readonly QuizInList[]; finalExam: ExamOfList | null }
  /** Where a student writes to who teaches the course. */
  askAt: string | undefined
  children: ReactNode
}

const NOTHING_DONE = { courseProgressPercentage: 0, completedLectures: 0, allLectures: 0 }

/** The course's places around its quizzes; an instructor, who has no study page, gets the way back alone. */
export function QuizListFrame({ course, list, askAt, children }: QuizListFrameProps) {
  const { user, role } = useSignedIn()
  const isAdmin = isAdministrator(role)
  const isInstructor = role === 'instructor'
  const lectures = useQuery({ ...lecturesQuery(course._id), enabled: !isInstructor })
  const { progress, completed } = useCourseProgress(isInstructor ? undefined : course._id)
  const { quizzes, exam } = courseAsks(course._id, list, progress ?? NOTHING_DONE)
  const next = lectures.data?.find(({ _id }) => !completed.has(_id)) ?? lectures.data?.[0]
  const places = {
    course,
    progress: isAdmin ? undefined : progress,
    lectureCount: lectures.data?.length ?? 0,
    lectureId: next?._id,
    quizzes,
    exam: progress ? exam : null,
    isAdmin,
    askAt,
    home: isAdmin ? '/admin/course' : `/${user._id}/dashboard`,
    current: 'quizzes' as const,
  }
  const page = (
    <div className={styles.list}>
      <header>
        {isInstructor ? (
          <BackLink to={`/instructor/quizzes?course=${course._id}`}>
            <Trans>Quizzes</Trans>
          </BackLink>
        ) : (
          <BackLink to={studyAddress(course._id)}>{course.title}</BackLink>
        )}
        <h1 tabIndex={-1}>
          <Trans>Quizzes & Assignments</Trans>
        </h1>
        {isInstructor && <p>{course.title}</p>}
      </header>
      {!isInstructor && <CourseTabs {...places} />}
      {children}
    </div>
  )
  if (isInstructor) return <div className={styles.alone}>{page}</div>
  return (
    <CourseColumns>
      <CourseSidebar {...places} />
      {page}
    </CourseColumns>
  )
}
