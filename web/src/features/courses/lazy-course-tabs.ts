import { lazyAskingPart } from '../../lib/lazy-part.ts'

/** Of the portals' frame. */
export const LazyCourseTabs = lazyAskingPart(() => import('./components/course-tabs.tsx'), 'CourseTabs', {
  rooms: 'courses',
})
