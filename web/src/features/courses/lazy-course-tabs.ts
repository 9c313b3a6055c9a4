import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** The tabs of a course's home, in the portals' frame. */
export const LazyCourseTabs = lazyPart(() => import('./components/course-tabs.tsx'), 'CourseTabs', {
  rooms: 'courses',
})
