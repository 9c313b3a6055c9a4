import { lazyPart } from '../../lib/lazy-part.ts'

/** Of the portals' frame. */
export const LazyCourseTabs = lazyPart(() => import('./components/course-tabs.tsx'), 'CourseTabs', {
  rooms: 'courses',
})
