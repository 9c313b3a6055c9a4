import type { MyCourse } from '@academy/contract/enrolments'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CourseCover } from '../../../imigongo/course-cover.tsx'
import { WovenProgress } from '../../../imigongo/woven-progress.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useSignedIn } from '../session/index.ts'
import { MyCourses } from './my-courses.tsx'

export function CoursesTab() {
  return (
    <MyCourses skeleton={<CardsSkeleton />}>
      {(courses) => (
        <ul className="acct-courses">
          {courses.map((course) => (
            <MyCourseCard key={course._id} course={course} />
          ))}
        </ul>
      )}
    </MyCourses>
  )
}

/** The whole card leads into the course; how far one has come stands in place of a price. */
function MyCourseCard({ course }: { course: MyCourse }) {
  const { t } = useLingui()
  const { role } = useSignedIn()
  const { title, allLectures, completedLectures } = course
  const isTaught = role === 'instructor'
  return (
    <Card as="li" hover>
      <CourseCover id={course._id} category={course.category} image={course.image} />
      <div className="grid flex-1 content-start gap-1 p-5">
        <p className="text-sm font-semibold text-text-2">{course.category}</p>
        <h2 className="text-xl leading-tight tracking-tight wrap-anywhere">
          <CardLink to={isTaught ? '/instructor/courses' : `/course/study/${course._id}`}>{title}</CardLink>
        </h2>
        <p className="text-meta text-muted">{course.createdBy}</p>
        {!isTaught && (
          <WovenProgress
            className="mt-3"
            percent={course.courseProgressPercentage}
            label={t`Progress in ${title}`}
            words={<Trans>complete</Trans>}
            detail={
              <Plural
                value={allLectures}
                _0="No lectures yet"
                one={`${completedLectures} of # lecture`}
                other={`${completedLectures} of # lectures`}
              />
            }
          />
        )}
      </div>
    </Card>
  )
}

function CardsSkeleton() {
  return (
    <SkeletonGroup className="acct-courses">
      {[1, 2, 3].map((card) => (
        <Card key={card}>
          <Skeleton className="aspect-video rounded-none max-md:aspect-5/2" />
          <div className="grid gap-3 p-5">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
