import type { Certificate } from '@academy/contract/certificates'
import { CERTIFICATE_WORDING as W } from '@academy/contract/certificates/drawing'
import { formatLongDate } from '@academy/contract/text'
import type { CSSProperties } from 'react'
import { academy } from '../../../lib/academy.ts'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import { checkPageWords } from '../holder/check-page.ts'
import styles from './certificate-sheet.module.css'
import { Ornament } from './certificate-symbols.tsx'
import { useNameSize } from './use-name-size.ts'

interface CertificateSheetProps {
  certificate: Certificate
  /** A copy among one's own: screen readers are told of it beside it. */
  isPicture?: boolean
  /** Too small for a code that anything could read. */
  isSmall?: boolean
}

/** The certificate as it is printed, in millimetres of its page. Its words are those of the PDF, which is in English; it
 * stays on white in the dark. Needs `CertificateSymbols` on the page. */
export function CertificateSheet({ certificate, isPicture, isSmall }: CertificateSheetProps) {
  const { holderName, courseTitle } = certificate
  const nameSize = useNameSize(holderName)
  return (
    <article className={styles.sheet} data-certificate="" lang="en" aria-hidden={isPicture || undefined}>
      <div className={styles.page}>
        <Ornament name="frame" className={styles.frame} />
        <div className={styles.top}>
          <span className={styles.brand}>
            <Ornament name="mark" className={styles.mark} />
            <span>{academy().name}</span>
          </span>
          <Ornament name="seal" className={styles.seal} />
        </div>
        <div className={styles.middle}>
          <p className={styles.kind}>{W.kind}</p>
          <p className={styles.name} style={{ '--name': nameSize } as CSSProperties}>
            {holderName}
          </p>
          <p className={styles.deed}>{W.achieved}</p>
          <p className={styles.course}>{courseTitle}</p>
          <p className={styles.about}>{W.about(certificate)}</p>
        </div>
        <SheetFoot certificate={certificate} hasCode={!isSmall} />
      </div>
    </article>
  )
}

function SheetFoot({ certificate, hasCode }: { certificate: Certificate; hasCode: boolean }) {
  const { signatoryName, signatoryTitle, place, issuedDate, certificateNumber, checkUrl } = certificate
  return (
    <div className={styles.foot}>
      <p className={styles.signatory}>
        <b>{signatoryName}</b>
        <br />
        {signatoryTitle}
      </p>
      <dl>
        <div>
          <dt>{W.issuedIn(place)}</dt>
          <dd>{formatLongDate(issuedDate)}</dd>
        </div>
        <div>
          <dt>{W.number}</dt>
          <dd className={styles.number}>{certificateNumber}</dd>
        </div>
      </dl>
      <div className={styles.check}>
        {hasCode && <QrPicture text={checkUrl} className={styles.qrCode} />}
        <p>
          {W.scan}
          <br />
          {checkPageWords(checkUrl)}
        </p>
      </div>
    </div>
  )
}
