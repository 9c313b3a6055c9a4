import { formatAmount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Phone } from 'lucide-react'
import { useRef } from 'react'
import { academy } from '../../../lib/academy.ts'
import { toast } from '../../../lib/toast.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { dialLink, dialWay } from '../dialling.ts'

/** The code to dial, the name to check and the amount to enter. */
export function PaymentCode({ priceRwf }: { priceRwf: number }) {
  const { t } = useLingui()
  const { ussdCode, recipient } = academy().payment
  const code = useRef<HTMLElement>(null)
  const way = dialWay(navigator.userAgent)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(ussdCode)
      toast.success(t`Code copied`)
    } catch {
      // No clipboard here: the code is marked, so that one press copies it.
      if (code.current) getSelection()?.selectAllChildren(code.current)
      toast.info(t`The code is marked. Copy it from the menu of your device.`)
    }
  }
  return (
    <section className="pay-code" aria-labelledby="pay-code">
      <div className="pay-code-main">
        <h2 id="pay-code">
          <Trans>Dial this code</Trans>
        </h2>
        <p>
          <code ref={code}>{ussdCode}</code>
        </p>
        <div className="pay-code-actions">
          {way === 'dial' && (
            <ButtonAnchor variant="primary" size="lg" href={dialLink(ussdCode)}>
              <Phone aria-hidden="true" />
              <Trans>Dial to pay</Trans>
            </ButtonAnchor>
          )}
          <Button size="lg" variant={way === 'paste' ? 'primary' : 'secondary'} onClick={copy}>
            <Copy aria-hidden="true" />
            <Trans>Copy code</Trans>
          </Button>
        </div>
        {way === 'paste' && (
          <p className="pay-code-hint">
            <Trans>Then open Phone, paste the code and call.</Trans>
          </p>
        )}
        {way === 'none' && (
          <p className="pay-code-hint">
            <Trans>Dial it on the phone that has your mobile money.</Trans>
          </p>
        )}
      </div>
      <dl>
        <div>
          <dt>
            <Trans>Check that your phone shows this name</Trans>
          </dt>
          <dd>{recipient}</dd>
        </div>
        <div>
          <dt>
            <Trans>Amount to enter</Trans>
          </dt>
          <dd className="num">
            {formatAmount(priceRwf)} <small>RWF</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
