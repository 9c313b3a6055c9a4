import { lazyPart } from '../../../lib/pages/lazy-part.ts'

export const LazyEarnedRow = lazyPart(() => import('./earned-row.tsx'), 'EarnedRow', {
  rooms: 'certificates',
})
