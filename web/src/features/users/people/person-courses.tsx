import * as COURSE_MESSAGES from '@academy/contract/courses/messages'
import { Plural, Trans } from '@lingui/react/macro'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../lib/calls/call.ts'
import { LoadedPart, PartFoot, PartRow, PartRows } from '../../../ui/loaded-part.tsx'

const coursesQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'one', id, 'courses'],
    queryFn: ({ signal }) => call('GET /api/users/{id}/courses', { params: { id }, signal }),
  })

interface PersonCoursesProps {
  id: string
  taughtAddress: (courseId: string) => string
  /** Of this person in that course. */
  studiedAddress: (courseId: string) => string
}

/** What somebody teaches and studies, and how far they are. */
export function PersonCourses({ id, taughtAddress, studiedAddress }: PersonCoursesProps) {
  return (
    <LoadedPart
      title={<Trans>Courses</Trans>}
      found={useQuery(coursesQuery(id))}
      failed={COURSE_MESSAGES.loadAllFailed}
      empty={<Trans>No courses yet.</Trans>}
    >
      {({ studying, teaching, studyingTotal, teachingTotal }) => {
        const more = studyingTotal + teachingTotal - studying.length - teaching.length
        if (studyingTotal + teachingTotal === 0) return null
        return (
          <>
            <PartRows>
              {teaching.map(({ _id, title }) => (
                <PartRow key={`teaching ${_id}`} side={<Trans>Teaches</Trans>}>
                  <Link to={taughtAddress(_id)}>{title}</Link>
                </PartRow>
              ))}
              {studying.map(({ _id, title, courseProgressPercentage }) => (
                <PartRow
                  key={`studying ${_id}`}
                  side={
                    <span className="num">
                      <Trans>{courseProgressPercentage}% done</Trans>
                    </span>
                  }
                >
                  <Link to={studiedAddress(_id)}>{title}</Link>
                </PartRow>
              ))}
            </PartRows>
            {more > 0 && (
              <PartFoot>
                <Plural value={more} one="And # more." other="And # more." />
              </PartFoot>
            )}
          </>
        )
      }}
    </LoadedPart>
  )
}
