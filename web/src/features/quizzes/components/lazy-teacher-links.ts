import { lazy } from 'react'

/** Students do without it. */
export const TeacherLinks = lazy(async () => ({
  default: (await import('./teacher-links.tsx')).TeacherLinks,
}))
