import { createElement, lazy } from 'react'
import { loadMessages } from '../../../lib/language.tsx'

/** For the sidebar, which asks for nothing itself: comes after the page. */
export const PaymentsCount = lazy(async () => {
  const [{ PaymentsCount: Count }, { Queries }] = await Promise.all([
    import('./payments-count.tsx'),
    import('../../../lib/queries.tsx'),
    loadMessages('payments'),
  ])
  return { default: () => createElement(Queries, null, createElement(Count)) }
})
