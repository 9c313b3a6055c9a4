import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

export const LateEarnedRow = lazy(async () => {
  const [part] = await Promise.all([import('./earned-row.tsx'), loadMessages('certificates')])
  return { default: part.EarnedRow }
})
