import { PAYMENT_MESSAGES } from '@academy/contract/payments/messages'
import type { PaymentStatus } from '@academy/contract/payments/rules'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

type State = PaymentStatus | null | undefined

/**
 * A state that changes while the page is open is said. Whoever has the focus elsewhere keeps it; when it went with the form,
 * or was nowhere, it goes to the new state's heading, and the heading says it.
 */
export function useStatusNews(state: State): string {
  const { t } = useLingui()
  const before = useRef<State>(state)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const isNews = before.current !== undefined && state !== undefined && before.current !== state
    before.current = state
    if (!isNews || state === null) return
    const heading = document.getElementById('pay-status')
    if (heading && document.activeElement === document.body) return heading.focus()
    if (state === 'pending') setSaid(t`We are checking your payment.`)
    else setSaid(state === 'approved' ? PAYMENT_MESSAGES.verified : t`We could not match this payment.`)
  }, [state, t])
  return said
}
