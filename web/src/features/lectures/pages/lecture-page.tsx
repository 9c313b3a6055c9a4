import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import * as LECTURE_MESSAGES from '@academy/contract/lectures/messages'
import { isAdmin as isAdministrator } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { CallFailure, failureMessage } from '../../../lib/calls/call.ts'
import type { PageParams } from '../../../lib/pages/page-route.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { WhenSeen } from '../../../ui/when-seen.tsx'
import { addLectureAddress, courseAddress, courseQuery } from '../../courses/index.ts'
import { useCompletion, useCourseProgress, useStudyRecord } from '../../progress/index.ts'
import { LazyLectureQuestions } from '../../questions/index.ts'
import { LazyPracticeQuizzes } from '../../quizzes/index.ts'
import { useSignedIn } from '../../users/index.ts'
import { lectureFailure, lectureQuery, lecturesFailure, lecturesQuery } from '../api.ts'
import { LecturePlayer } from '../player/lecture-player.tsx'
import { preloadPlayer } from '../player/lecture-stage.tsx'
import { PlayerWaiting } from '../player/player-waiting.tsx'
import { LectureOfCourse } from './study/lazy-lecture-of-course.ts'
import { lectureComes } from './study/lecture-comes.ts'

const idIn = ({ id = '' }: PageParams) => id.toLowerCase()

export const comesWith = (params: PageParams) => lectureComes(idIn(params))

/** /lectures/:id, for students of the course and for admins looking on. The id of a course opens what comes next in it. */
export function LecturePage() {
  const id = idIn(useParams())
  return <LectureOf key={id} id={id} />
}

function LectureOf({ id }: { id: string }) {
  const { user, role } = useSignedIn()
  const isAdmin = isAdministrator(role)
  // What was refused while the page before it stayed is told, not asked again.
  const lecture = useQuery({ ...lectureQuery(id), retryOnMount: false })
  const courseId = lecture.data?.course
  const isKnown = courseId !== undefined
  const course = useQuery({ ...courseQuery(courseId ?? ''), enabled: isKnown })
  const lectures = useQuery({ ...lecturesQuery(courseId ?? ''), enabled: isKnown })
  const { progress, completed, unsent, query } = useCourseProgress(courseId)
  const markComplete = useCompletion(user._id)
  const record = useStudyRecord(lecture.data, { person: user._id, isKept: !isAdmin, onStudied: markComplete })
  const { refetch } = lecture
  const refresh = useCallback(async () => (await refetch({ throwOnError: true })).data!, [refetch])
  usePageTitle(lecture.data?.title)
  const hasQuestion = useSearchParams()[0].has('question')
  const kind = lecture.data?.lectureType
  useEffect(() => {
    if (kind) void preloadPlayer(kind)
  }, [kind])

  const refusal = refusalOf(lecture.error)
  if (refusal?.status === 403) {
    const { courseId: closed } = refusal.details
    return <Navigate to={closed ? courseAddress(closed) : '/courses'} replace />
  }
  if (refusal?.status === 404)
    return (
      <Suspense fallback={<PlayerWaiting />}>
        <LectureOfCourse courseId={id} otherwise={<LectureNotFound message={refusal.message} />} />
      </Suspense>
    )
  if (refusal?.status === 400) return <LectureNotFound message={refusal.message} />
  const needed = [lecture, course, lectures, query]
  const failed = needed.find((part) => part.error && !part.data)
  if (failed) {
    return (
      <main id="main" className="wrap py-10">
        <ErrorPanel level={1} message={messageOf(needed.indexOf(failed), failed.error)} found={failed} back />
      </main>
    )
  }
  if (!lecture.data || !course.data || !lectures.data || !progress || !record) {
    return <PlayerWaiting />
  }
  return (
    <LecturePlayer
      lecture={lecture.data}
      lectures={lectures.data}
      course={course.data}
      record={record}
      person={user._id}
      refresh={refresh}
      progress={progress}
      completed={completed}
      unsent={unsent}
      onComplete={isAdmin ? null : () => void markComplete({ courseId: course.data._id, lectureId: id })}
      addAddress={isAdmin ? addLectureAddress(course.data._id) : undefined}
      practice={
        <>
          <Suspense>
            <LazyPracticeQuizzes lectureId={id} isComplete={completed.has(id)} isPreview={isAdmin} />
          </Suspense>
          <WhenSeen isSeen={hasQuestion}>
            <Suspense>
              <LazyLectureQuestions lectureId={id} />
            </Suspense>
          </WhenSeen>
        </>
      }
    />
  )
}

const refusalOf = (error: unknown) => (error instanceof CallFailure ? error : undefined)

function messageOf(which: number, error: unknown): string {
  if (which === 0) return lectureFailure(error)
  return which === 2 ? lecturesFailure(error) : failureMessage(error, COURSE_MESSAGES.loadFailed)
}

function LectureNotFound({ message }: { message: string }) {
  usePageTitle(LECTURE_MESSAGES.notFound)
  return (
    <main id="main" className="wrap py-10">
      <EmptyState
        level={1}
        title={message}
        action={
          <ButtonLink to="/courses" variant="primary">
            <Trans>Browse Courses</Trans>
          </ButtonLink>
        }
      />
    </main>
  )
}
