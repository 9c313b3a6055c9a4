import type { Course } from '@academy/contract/courses'
import type { LectureInList } from '@academy/contract/lectures'
import type { MyCourse } from '@academy/contract/progress'
import type { ProgressSummary } from '@academy/contract/progress/rules'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { CourseProgressBand } from '../../courses/index.ts'
import { CourseColumns } from './course-columns.tsx'
import { type CoursePlacesProps, CourseSidebar, CourseTabs } from './course-places.tsx'
import type { ExamOfCourse } from './exam-of-course.ts'
import { LectureOutline } from './lecture-outline.tsx'
import { ResumeCard } from './resume-card.tsx'
import styles from './study-home.module.css'
import { whereToGoOn } from './where-to-go-on.ts'

export const StudyEnd = lazyPart(() => import('./study-end.tsx'), 'StudyEnd')
const ExamHint = lazyPart(() => import('./study-end.tsx'), 'ExamHint')
const NoLectures = lazyPart(() => import('./study-end.tsx'), 'NoLectures')
const CompletionCard = lazyPart(() => import('./completion-card.tsx'), 'CompletionCard')

type StudyHomeProps = Pick<CoursePlacesProps, 'quizzes' | 'askAt'> & {
  course: Course
  lectures: readonly LectureInList[]
  progress: ProgressSummary
  completed: ReadonlySet<string>
  next: MyCourse['nextLecture'] | undefined
  isAdmin: boolean
  home: string
  note?: React.ReactNode
  exam: (ExamOfCourse & { to: string; lecturesLeft: number }) | null
  gradedCount: number
  /** How far it is, once the lectures are complete. */
  certificate?: React.ReactNode
  below: Parameters<typeof LectureOutline>[0]['below']
}

/** A course from inside, for those who study it and for admins looking on. */
export function StudyHome({
  course,
  lectures,
  progress,
  completed,
  next,
  isAdmin,
  askAt,
  home,
  note,
  quizzes,
  exam,
  gradedCount,
  certificate,
  below,
}: StudyHomeProps) {
  const goOn = whereToGoOn(lectures, completed, next)
  const lectureId = goOn?.lecture._id ?? lectures[0]?._id
  const lectureCount = lectures.length
  const isComplete = !isAdmin && lectureCount > 0 && progress.courseProgressPercentage >= 100
  const shown = isAdmin ? undefined : progress
  const places = { course, progress: shown, lectureCount, lectureId, quizzes, exam, isAdmin, askAt, home }
  return (
    <CourseColumns>
      <CourseSidebar {...places} current="home" />
      <div className={styles.main}>
        <header className={styles.head}>
          <p>{course.category}</p>
          <h1 tabIndex={-1} className="line-clamp-6">
            {course.title}
          </h1>
          {shown && (
            <div className={styles.progress}>
              <CourseProgressBand title={course.title} progress={shown} />
            </div>
          )}
        </header>
        <CourseTabs {...places} current="home" />
        {note}
        {isComplete && <CompletionCard lectureCount={lectureCount} exam={exam} examTo={exam?.to} />}
        {!isComplete && goOn && (
          <ResumeCard course={course} goOn={goOn} lectureCount={lectureCount} isPreview={isAdmin} />
        )}
        {certificate}
        {lectureCount === 0 ? (
          <NoLectures />
        ) : (
          <div>
            <LectureOutline
              lectures={lectures}
              completed={completed}
              goOn={goOn}
              isPreview={isAdmin}
              below={below}
            />
            {!isAdmin && exam && exam.lecturesLeft > 0 && (
              <Suspense>
                <ExamHint exam={exam} lectureCount={lectureCount} />
              </Suspense>
            )}
          </div>
        )}
        <Suspense>
          <StudyEnd
            course={course}
            lectureId={lectureId}
            done={progress.completedLectures}
            all={lectureCount}
            quizzes={quizzes}
            exam={exam}
            gradedCount={gradedCount}
            isPreview={isAdmin}
          />
        </Suspense>
      </div>
    </CourseColumns>
  )
}
