import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import * as ENROLMENT_MESSAGES from '@academy/contract/enrolments/messages'
import { isAdmin as isAdministrator } from '@academy/contract/users/rules'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import { lazyPart } from '../../../lib/pages/lazy-part.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { failedAmong } from '../../../lib/queries/found.ts'
import { Banner } from '../../../ui/banner.tsx'
import { CopyNote } from '../../../ui/copy-note.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { PinnedAnnouncements, pinnedQuery } from '../../announcements/index.ts'
import { courseAddress, courseQuery, courseTeacherAddress, myCoursesQuery } from '../../courses/index.ts'
import { useCourseProgress } from '../../progress/index.ts'
import { courseAsks, courseQuizzesQuery, QuizLines } from '../../quizzes/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { lecturesFailure, lecturesQuery } from '../api.ts'
import { StudyEnd, StudyHome } from '../study/study-home.tsx'
import { StudySkeleton } from '../study/study-skeleton.tsx'

const MissingCourse = lazyPart(() => import('./study/missing-course.tsx'), 'MissingCourse')
const StudyCertificate = lazyPart(() => import('./study/study-certificate.tsx'), 'StudyCertificate', {
  rooms: 'certificates',
})

export const parts = [PinnedAnnouncements, StudyEnd]

/** /course/study/:id. The guard has sent away whoever has not got the course; the server has the last word. */
export function StudyPage() {
  const id = (useParams().id ?? '').toLowerCase()
  const { user, role } = useSignedIn()
  const isAdmin = isAdministrator(role)
  const course = useQuery(courseQuery(id))
  // An admin may come to any id: what is asked of a course waits until there is one.
  const enabled = !isAdmin || course.data !== undefined
  const lectures = useQuery({ ...lecturesQuery(id), enabled })
  const asked = useQuery({ ...courseQuizzesQuery(id), enabled })
  const pinned = pinnedQuery(id)
  const announced = useQuery({ ...pinned, enabled })
  const mine = useQuery({ ...myCoursesQuery, enabled: !isAdmin, staleTime: 0 })
  const { progress, completed, query } = useCourseProgress(enabled ? id : undefined)
  usePageTitle(course.data?.title)

  if (isMissing(course.error))
    return (
      <Suspense fallback={<StudySkeleton />}>
        <MissingCourse />
      </Suspense>
    )
  const refusal = [lectures.error, query.error].find((error) => statusOf(error) === 403)
  if (refusal) return <Navigate to={courseAddress(id)} replace />
  const needed = [course, lectures, query]
  const failed = failedAmong(needed)
  if (failed) {
    const message =
      failed.error === lectures.error
        ? lecturesFailure(lectures.error)
        : failureMessage(failed.error, COURSE_MESSAGES.loadFailed)
    return (
      <div className="wrap py-10">
        <ErrorPanel level={1} message={message} found={failed} />
      </div>
    )
  }
  if (!course.data || !lectures.data || !progress || asked.isLoading || announced.isLoading)
    return <StudySkeleton course={course.data} />

  const stale = needed.find((part) => part.error) ?? [mine, asked].find((part) => part.error)
  const { quizzes: list = [], finalExam = null } = asked.data ?? {}
  const { quizzes, exam } = courseAsks(id, asked.data, progress)
  const isComplete = progress.allLectures > 0 && progress.completedLectures >= progress.allLectures
  const note = (
    <>
      <CopyNote address={`/api/lectures/${id}`} />
      {stale && navigator.onLine && (
        <Banner tone="wait" live="status">
          {failureMessage(stale.error, ENROLMENT_MESSAGES.loadMineFailed)}
        </Banner>
      )}
      {announced.data?.[0] && <PinnedAnnouncements courseId={id} query={pinned} />}
    </>
  )
  return (
    // What stands above the lectures comes together with them.
    <Suspense fallback={<StudySkeleton course={course.data} />}>
      <StudyHome
        course={course.data}
        lectures={lectures.data}
        progress={progress}
        completed={completed}
        next={mine.data?.find(({ _id }) => _id === id)?.nextLecture}
        isAdmin={isAdmin}
        askAt={courseTeacherAddress(course.data)}
        home={isAdmin ? '/admin/course' : `/${user._id}/dashboard`}
        note={note}
        quizzes={quizzes}
        exam={exam && finalExam && { ...finalExam, ...exam }}
        gradedCount={list.filter(({ status }) => status === 'graded').length}
        certificate={
          !isAdmin &&
          (isComplete || finalExam?.passed) && (
            <StudyCertificate courseId={id} lectureCount={progress.allLectures} exam={finalExam} />
          )
        }
        below={({ _id }, number) => {
          const own = list.filter(({ lecture }) => lecture === _id)
          return own.length > 0 && <QuizLines quizzes={own} lectureNumber={number} />
        }}
      />
    </Suspense>
  )
}

const statusOf = (error: unknown) => (error instanceof CallFailure ? error.status : undefined)
const isMissing = (error: unknown) => statusOf(error) === 404
