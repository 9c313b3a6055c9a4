import type { Certificate } from '@academy/contract/certificates'
import { CERTIFICATE_WORDING as W } from '@academy/contract/certificates/drawing'
import { formatLongDate } from '@academy/contract/text'
import type { CSSProperties } from 'react'
import { academy } from '../../../lib/academy.ts'
import { QrPicture } from '../../../ui/qr-picture.tsx'
import { checkPageWords } from '../holder/check-page.ts'
import { Ornament } from './certificate-symbols.tsx'
import { useNameSize } from './use-name-size.ts'
import './certificate.css'

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
    <article className="cert" lang="en" aria-hidden={isPicture || undefined}>
      <div className="cert-page">
        <Ornament name="frame" className="cert-frame" />
        <div className="cert-top">
          <span className="cert-brand">
            <Ornament name="mark" className="cert-mark" />
            <span>{academy().name}</span>
          </span>
          <Ornament name="seal" className="cert-seal" />
        </div>
        <div className="cert-middle">
          <p className="cert-kind">{W.kind}</p>
          <p className="cert-name" style={{ '--name': nameSize } as CSSProperties}>
            {holderName}
          </p>
          <p className="cert-deed">{W.achieved}</p>
          <p className="cert-course">{courseTitle}</p>
          <p className="cert-about">{W.about(certificate)}</p>
        </div>
        <SheetFoot certificate={certificate} hasCode={!isSmall} />
      </div>
    </article>
  )
}

function SheetFoot({ certificate, hasCode }: { certificate: Certificate; hasCode: boolean }) {
  const { signatoryName, signatoryTitle, place, issuedDate, certificateNumber, checkUrl } = certificate
  return (
    <div className="cert-foot">
      <p className="cert-signatory">
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
          <dd className="cert-number">{certificateNumber}</dd>
        </div>
      </dl>
      <div className="cert-check">
        {hasCode && <QrPicture text={checkUrl} className="cert-qr-code" />}
        <p>
          {W.scan}
          <br />
          {checkPageWords(checkUrl)}
        </p>
      </div>
    </div>
  )
}
