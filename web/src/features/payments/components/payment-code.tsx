import { formatAmount } from '@academy/contract/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Phone } from 'lucide-react'
import { useId } from 'react'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import { copyText } from '../copy-text.ts'
import { dialLink, dialWay } from '../dialling.ts'
import type { HowToPay } from '../how-to-pay.ts'
import panel from './panel.module.css'
import styles from './payment-code.module.css'

/** The code to dial, the name to check and the amount to enter. */
export function PaymentCode({ ussdCode, recipient, priceRwf }: HowToPay & { priceRwf: number }) {
  const { t } = useLingui()
  const id = useId()
  const way = dialWay(navigator)
  const copy = () => copyText(ussdCode, t`Code copied`, document.getElementById(`${id}-code`))
  return (
    <section className={`${panel.panel} ${styles.code}`} aria-labelledby={id}>
      <div className={styles.main}>
        <h2 id={id}>
          <Trans>Dial this code</Trans>
        </h2>
        <p>
          <code id={`${id}-code`}>{ussdCode}</code>
        </p>
        <div className={styles.actions} data-no-print>
          {(way === 'dial' || way === 'maybe') && (
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
          <p className={styles.hint}>
            <Trans>Then open Phone, paste the code and call.</Trans>
          </p>
        )}
      </div>
      {(way === 'none' || way === 'maybe') && (
        <figure className={styles.qr}>
          <QrPicture text={dialLink(ussdCode)} label={t`QR code of the dial link`} paper />
          <figcaption>
            <Trans>Scan with your phone to dial</Trans>
          </figcaption>
        </figure>
      )}
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
