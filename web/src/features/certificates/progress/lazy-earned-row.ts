import { lazyPart } from '../../../lib/lazy-part.ts'

export const LazyEarnedRow = lazyPart(() => import('./earned-row.tsx'), 'EarnedRow', {
  rooms: 'certificates',
})
