import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** On the dashboards, below what waits. */
export const LazyRecentSubmissions = lazy(async () => {
  const [part] = await Promise.all([import('./grading/recent-submissions.tsx'), loadMessages('quizzes')])
  return { default: part.RecentSubmissions }
})
