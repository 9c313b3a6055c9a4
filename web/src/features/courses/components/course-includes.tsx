import type { CourseWithOutline } from '@academy/contract/courses'
import { outlineTotals } from '@academy/contract/courses/rules'
import { formatFileSize, formatMinutes } from '@academy/contract/text'
import { Plural, Trans } from '@lingui/react/macro'
import { Award, ClipboardCheck, Clock, Download, ListVideo, Smartphone, Users } from 'lucide-react'

/** What one gets for the price, a line each; what the course does not have is not spoken of. */
export function CourseIncludes({ course }: { course: CourseWithOutline }) {
  const { outline, passingPercent } = course
  const { seconds, bytes } = outlineTotals(outline)
  const size = formatFileSize(bytes)
  const percent = `${passingPercent}%`
  return (
    <ul className="num">
      <li>
        <Clock aria-hidden="true" />
        <Plural value={course.duration} one="# week, at your own pace" other="# weeks, at your own pace" />
      </li>
      {outline.length > 0 && (
        <li>
          <ListVideo aria-hidden="true" />
          <span>
            <Plural value={outline.length} one="# lecture" other="# lectures" />
            {seconds > 0 && (
              <>
                , <Recorded seconds={seconds} />
              </>
            )}
          </span>
        </li>
      )}
      {bytes > 0 && (
        <li>
          <Download aria-hidden="true" />
          <Trans>About {size} in all, fetched lecture by lecture</Trans>
        </li>
      )}
      {outline.some(({ lectureType }) => lectureType === 'notes') && (
        <li>
          <Smartphone aria-hidden="true" />
          <Trans>Notes you have opened stay readable offline</Trans>
        </li>
      )}
      <Asked course={course} />
      {passingPercent !== null && (
        <li>
          <Award aria-hidden="true" />
          <Trans>Certificate when you pass with {percent}</Trans>
        </li>
      )}
      <Learners course={course} />
    </ul>
  )
}

function Recorded({ seconds }: { seconds: number }) {
  const length = formatMinutes(Math.max(1, seconds / 60))
  return <Trans>{length} to watch and hear</Trans>
}

function Asked({ course: { quizCount, passingPercent } }: { course: CourseWithOutline }) {
  const hasExam = passingPercent !== null
  if (quizCount === 0 && !hasExam) return null
  return (
    <li>
      <ClipboardCheck aria-hidden="true" />
      {quizCount === 0 ? (
        <Trans>A final exam</Trans>
      ) : hasExam ? (
        <Plural value={quizCount} one="# quiz and a final exam" other="# quizzes and a final exam" />
      ) : (
        <Plural value={quizCount} one="# quiz" other="# quizzes" />
      )}
    </li>
  )
}

function Learners({ course: { studentCount, finishedCount } }: { course: CourseWithOutline }) {
  if (studentCount === 0) return null
  return (
    <li>
      <Users aria-hidden="true" />
      <span>
        <Plural value={studentCount} one="# student learns here" other="# students learn here" />
        {finishedCount > 0 && (
          <>
            , <Plural value={finishedCount} one="# has finished" other="# have finished" />
          </>
        )}
      </span>
    </li>
  )
}
