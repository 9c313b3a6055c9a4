import { lazyPart } from '../../../../lib/pages/lazy-part.ts'

/** On the dashboards, below what waits. */
export const LazyRecentSubmissions = lazyPart(() => import('./recent-submissions.tsx'), 'RecentSubmissions', {
  rooms: 'quizzes',
})
