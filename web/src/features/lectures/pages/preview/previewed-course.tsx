import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { failureMessage } from '../../../../lib/calls/call.ts'
import { usePageTitle } from '../../../../lib/pages/page-title.ts'
import { courseQuery } from '../../../courses/index.ts'
import { courseAsks, courseQuizzesAsStudentQuery, QuizLines } from '../../../quizzes/index.ts'
import { useSignedIn } from '../../../users/index.ts'
import { lecturesFailure, lecturesQuery } from '../../api.ts'
import { PreviewFailed } from '../../preview/preview-failed.tsx'
import { PreviewFrame } from '../../preview/preview-frame.tsx'
import { usePreviewProgress } from '../../preview/use-preview-progress.ts'
import { StudyHome } from '../../study/study-home.tsx'
import { StudySkeleton } from '../../study/study-skeleton.tsx'

/** The study page of a student who has just enrolled. */
export function PreviewedCourse({ id }: { id: string }) {
  const { user } = useSignedIn()
  const course = useQuery(courseQuery(id))
  const lectures = useQuery(lecturesQuery(id))
  const asked = useQuery(courseQuizzesAsStudentQuery(id))
  const { progress, completed } = usePreviewProgress(id, lectures.data)
  usePageTitle(course.data?.title)
  const failed = [course, lectures, asked].find(({ error, data }) => error && !data)
  const { quizzes: list = [], finalExam = null } = asked.data ?? {}
  const { quizzes, exam } = courseAsks(id, asked.data, progress)
  return (
    <PreviewFrame courseId={id}>
      <main id="main" tabIndex={-1}>
        {failed ? (
          <PreviewFailed
            message={
              failed === lectures
                ? lecturesFailure(failed.error)
                : failureMessage(failed.error, COURSE_MESSAGES.loadFailed)
            }
            found={failed}
          />
        ) : course.data && lectures.data && asked.data ? (
          <Suspense fallback={<StudySkeleton />}>
            <StudyHome
              course={course.data}
              lectures={lectures.data}
              progress={progress}
              completed={completed}
              next={undefined}
              isAdmin={false}
              home={`/${user._id}/dashboard`}
              quizzes={quizzes}
              exam={exam && finalExam && { ...finalExam, ...exam }}
              gradedCount={0}
              below={({ _id }, number) => {
                const own = list
                  .filter(({ lecture }) => lecture === _id)
                  .map((quiz) => ({ ...quiz, requiresLectureCompletion: !completed.has(_id) }))
                return own.length > 0 && <QuizLines quizzes={own} lectureNumber={number} />
              }}
            />
          </Suspense>
        ) : (
          <StudySkeleton />
        )}
      </main>
    </PreviewFrame>
  )
}
