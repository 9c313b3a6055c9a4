import { type ComponentProps, createElement, lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'
import type { CourseTabs } from './components/course-tabs.tsx'

/** Of the portals' frame, which asks for nothing itself. */
export const LazyCourseTabs = lazy(async () => {
  const [{ CourseTabs: Tabs }, { Queries }] = await Promise.all([
    import('./components/course-tabs.tsx'),
    import('../../lib/queries.tsx'),
    loadMessages('courses'),
  ])
  return {
    default: (props: ComponentProps<typeof CourseTabs>) =>
      createElement(Queries, null, createElement(Tabs, props)),
  }
})
