import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { usePageTitle } from '../../../../lib/pages/page-title.ts'
import { courseQuery } from '../../../courses/index.ts'
import { useStudyRecord } from '../../../progress/index.ts'
import { LazyPracticeQuizzes } from '../../../quizzes/index.ts'
import { useSignedIn } from '../../../users/index.ts'
import { lectureFailure, lectureQuery, lecturesFailure, lecturesQuery } from '../../api.ts'
import { LecturePlayer } from '../../player/lecture-player.tsx'
import { PlayerWaiting } from '../../player/player-waiting.tsx'
import { PreviewFailed } from '../../preview/preview-failed.tsx'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { usePreviewProgress } from '../../preview/use-preview-progress.ts'
import { lectureComes } from '../study/lecture-comes.ts'

/** All of it, so that the lecture or the course before it stays meanwhile. */
export const previewComes = (id: string) => lectureComes(id, { isPreview: true })

/** A lecture in its player, as a student has it; what is watched and ticked stays on the screen. */
export function PreviewedLecture({ id }: { id: string }) {
  const { user } = useSignedIn()
  // What was refused while the page before it stayed is told, not asked again.
  const lecture = useQuery({ ...lectureQuery(id), retryOnMount: false })
  const courseId = lecture.data?.course ?? ''
  const isKnown = courseId !== ''
  const course = useQuery({ ...courseQuery(courseId), enabled: isKnown })
  const lectures = useQuery({ ...lecturesQuery(courseId), enabled: isKnown })
  const { progress, completed, complete } = usePreviewProgress(courseId, lectures.data)
  const record = useStudyRecord(lecture.data, { person: user._id, isKept: false, onStudied: complete })
  const { refetch } = lecture
  const refresh = useCallback(async () => (await refetch({ throwOnError: true })).data!, [refetch])
  usePageTitle(lecture.data?.title)
  const failed = [lecture, course, lectures].find(({ error, data }) => error && !data)
  return (
    <PreviewFrame courseId={lecture.data?.course}>
      {failed ? (
        <main id="main" tabIndex={-1}>
          <PreviewFailed
            message={
              failed === lecture
                ? lectureFailure(failed.error)
                : failed === lectures
                  ? lecturesFailure(failed.error)
                  : failureMessage(failed.error, COURSE_MESSAGES.loadFailed)
            }
            found={failed}
          />
        </main>
      ) : lecture.data && course.data && lectures.data && record ? (
        <LecturePlayer
          lecture={lecture.data}
          lectures={lectures.data}
          course={course.data}
          record={record}
          person={user._id}
          refresh={refresh}
          progress={progress}
          completed={completed}
          unsent={NONE}
          onComplete={() => complete({ courseId, lectureId: id })}
          addAddress={undefined}
          practice={
            <Suspense>
              <LazyPracticeQuizzes
                lectureId={id}
                isComplete={completed.has(id)}
                isPreview={false}
                isAsStudent
              />
            </Suspense>
          }
        />
      ) : (
        <PlayerWaiting isPreview />
      )}
    </PreviewFrame>
  )
}

const NONE: ReadonlySet<string> = new Set()
