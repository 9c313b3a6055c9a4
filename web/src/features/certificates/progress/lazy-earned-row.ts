import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

export const LazyEarnedRow = lazy(async () => {
  const [part] = await Promise.all([import('./earned-row.tsx'), loadMessages('certificates')])
  return { default: part.EarnedRow }
})
