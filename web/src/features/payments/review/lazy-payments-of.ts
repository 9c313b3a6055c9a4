import { lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

/** On the page of a person. */
export const LazyPaymentsOf = lazy(async () => {
  const [part] = await Promise.all([import('./payments-of.tsx'), loadMessages('payments')])
  return { default: part.PaymentsOf }
})
