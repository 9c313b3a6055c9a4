import { lazyPart } from '../../../lib/pages/lazy-part.ts'

/** Students do without it. */
export const TeacherLinks = lazyPart(() => import('./teacher-links.tsx'), 'TeacherLinks')
