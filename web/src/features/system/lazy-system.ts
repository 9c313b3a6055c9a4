import { lazy } from 'react'
import { loadMessages } from '../../lib/language.tsx'

/** On the superadmin's dashboard; nobody waits for it. */
export const LazySystemPanel = lazy(async () => {
  const [part] = await Promise.all([import('./components/system-panel.tsx'), loadMessages('system')])
  return { default: part.SystemPanel }
})

/** What draws charts is heavy: the page shows all else first. */
export const LazyAnswersChart = lazy(async () => ({
  default: (await import('./components/answers-chart.tsx')).AnswersChart,
}))
