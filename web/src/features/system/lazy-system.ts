import { lazyPart } from '../../lib/pages/lazy-part.ts'

/** On the superadmin's dashboard; nobody waits for it. */
export const LazySystemPanel = lazyPart(() => import('./components/system-panel.tsx'), 'SystemPanel', {
  rooms: 'system',
})

/** What draws charts is heavy: the page shows all else first. */
export const LazyAnswersChart = lazyPart(() => import('./components/answers-chart.tsx'), 'AnswersChart')
