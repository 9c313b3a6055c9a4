import type { Course } from '@academy/contract/courses'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CourseColumnsSkeleton } from './course-columns.tsx'
import studyHomeStyles from './study-home.module.css'

/** With the course's name as soon as that is known: it is no secret, and comes with the page. */
export function StudySkeleton({ course }: { course?: Course }) {
  return (
    <CourseColumnsSkeleton>
      <div className={studyHomeStyles.main}>
        {course ? (
          <header className={studyHomeStyles.head}>
            <p>{course.category}</p>
            <h1 tabIndex={-1} className="line-clamp-6">
              {course.title}
            </h1>
            <div className={studyHomeStyles.progress}>
              <Skeleton className="h-9 w-full" />
            </div>
          </header>
        ) : (
          <div className="grid gap-3">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-12 w-3/4" />
          </div>
        )}
        {/* The places of the course, where they are tabs. */}
        <div className="-mb-5 min-[1001px]:hidden">
          <Skeleton className="h-12 w-full" />
        </div>
        <Skeleton radius={4} className="h-84 w-full" />
        <div className="grid gap-px">
          {[1, 2, 3, 4, 5].map((row) => (
            <Skeleton key={row} className="h-17 w-full" />
          ))}
        </div>
      </div>
    </CourseColumnsSkeleton>
  )
}
