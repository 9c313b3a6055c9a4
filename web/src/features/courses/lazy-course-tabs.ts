import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

export const LazyCourseTabs = lazy(async () => {
  const [part] = await Promise.all([import('./components/course-tabs.tsx'), loadMessages('courses')])
  return { default: part.CourseTabs }
})
