import { Skeleton, SkeletonGroup, SkeletonText } from '../../../ui/skeleton.tsx'
import bandStyles from './course-band.module.css'
import panelStyles from './course-enrol-panel.module.css'
import mainStyles from './course-main.module.css'
import pageStyles from './course-page.module.css'

/** Band, title, outline and panel in their places. */
export function CoursePageSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton radius="none" className={bandStyles.band} />
      <div className={`wrap ${pageStyles.page}`}>
        <div className={mainStyles.main}>
          <div className="grid gap-4">
            <Skeleton className="mt-3 h-5 w-48" />
            <Skeleton className="h-14 w-4/5" />
            <SkeletonText lines={2} />
          </div>
          <Skeleton radius={3} className="h-96 w-full" />
        </div>
        <div className={panelStyles.panel}>
          <Skeleton radius={4} className="h-80 w-full" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
