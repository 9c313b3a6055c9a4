import * as PAYMENT_MESSAGES from '@academy/contract/payments/messages'
import type { PaymentStatus } from '@academy/contract/payments/rules'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'

type State = PaymentStatus | null | undefined

/**
 * A state that changes while the page is open is said. Whoever has the focus elsewhere keeps it; when it went with the form,
 * or was nowhere, it goes to the new state's heading, and the heading says it.
 */
export function useStatusNews(state: State) {
  const { t } = useLingui()
  const before = useRef<State>(state)
  const [said, setSaid] = useState('')
  /** The heading is not there yet: it takes the focus when it comes. */
  const [isHeadingAwaited, setIsHeadingAwaited] = useState(false)
  useEffect(() => {
    const isNews = before.current !== undefined && state !== undefined && before.current !== state
    before.current = state
    if (!isNews || state === null) return
    const heading = document.getElementById('pay-status')
    const isFree = document.activeElement === document.body
    setIsHeadingAwaited(isFree && !heading)
    if (isFree) return heading?.focus()
    if (state === 'pending') setSaid(t`We are checking your payment.`)
    else setSaid(state === 'approved' ? PAYMENT_MESSAGES.verified : t`We could not match this payment.`)
  }, [state, t])
  return { said, isHeadingAwaited }
}
