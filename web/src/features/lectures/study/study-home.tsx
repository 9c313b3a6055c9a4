import type { Course } from '@academy/contract/courses'
import type { MyCourse } from '@academy/contract/enrolments'
import type { LectureInList } from '@academy/contract/lectures'
import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { CourseProgressBand } from '../../courses/index.ts'
import { AboutCourse } from './about-course.tsx'
import { CourseSidebar, CourseTabs } from './course-places.tsx'
import { LectureOutline } from './lecture-outline.tsx'
import { ResumeCard } from './resume-card.tsx'
import { whereToGoOn } from './where-to-go-on.ts'

const CourseCards = lazy(async () => ({ default: (await import('./course-cards.tsx')).CourseCards }))
const CompletionCard = lazy(async () => ({ default: (await import('./completion-card.tsx')).CompletionCard }))

type StudyHomeProps = {
  course: Course
  lectures: readonly LectureInList[]
  progress: ProgressSummary
  completed: ReadonlySet<string>
  next: MyCourse['nextLecture'] | undefined
  isAdmin: boolean
  home: string
  note?: React.ReactNode
}

/** A course from inside, for those who study it and for admins looking on. */
export function StudyHome({
  course,
  lectures,
  progress,
  completed,
  next,
  isAdmin,
  home,
  note,
}: StudyHomeProps) {
  const goOn = whereToGoOn(lectures, completed, next)
  const lectureId = goOn?.lecture._id ?? lectures[0]?._id
  const lectureCount = lectures.length
  const isComplete = !isAdmin && lectureCount > 0 && progress.courseProgressPercentage >= 100
  const shown = isAdmin ? undefined : progress
  const places = { course, progress: shown, lectureCount, lectureId, isAdmin, home }
  return (
    <div className="wrap study">
      <CourseSidebar {...places} />
      <div className="study-main">
        <header className="study-head">
          <p>{course.category}</p>
          <h1 tabIndex={-1}>{course.title}</h1>
          {shown && (
            <div className="study-head-progress">
              <CourseProgressBand title={course.title} progress={shown} />
            </div>
          )}
        </header>
        <CourseTabs {...places} />
        {note}
        {isComplete && (
          <Suspense>
            <CompletionCard lectureCount={lectureCount} />
          </Suspense>
        )}
        {!isComplete && goOn && (
          <ResumeCard course={course} goOn={goOn} lectureCount={lectureCount} isPreview={isAdmin} />
        )}
        {lectureCount === 0 ? (
          <EmptyState title={<Trans>No lectures yet</Trans>}>
            <Trans>Your instructor has not added lectures to this course yet. They will appear here.</Trans>
          </EmptyState>
        ) : (
          <LectureOutline lectures={lectures} completed={completed} goOn={goOn} isPreview={isAdmin} />
        )}
        <AboutCourse course={course} />
        {lectureId && (
          <Suspense>
            <CourseCards
              lectureId={lectureId}
              done={progress.completedLectures}
              all={lectureCount}
              isPreview={isAdmin}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
