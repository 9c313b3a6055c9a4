import type { Certificate } from '@academy/contract/certificates'
import { DESCRIPTION_PREVIEW_LETTERS } from '@academy/contract/certificates/rules'
import { DateOnly } from '../../../ui/date-time.tsx'
import { DownloadButton, ShareButton } from './certificate-actions.tsx'
import { FramedPicture } from './framed-picture.tsx'
import styles from './own-certificates.module.css'
import { previewText } from './preview-text.ts'
import { RevokedNote } from './revoked-note.tsx'

type CertificateCardProps = { certificate: Certificate; onShow: () => void }

/** One of the smaller frames. A revoked one says so, with the reason; it stays the holder's to keep. */
export function CertificateCard({ certificate, onShow }: CertificateCardProps) {
  const { courseTitle, courseDescription, certificateNumber, issuedDate, revokedAt } = certificate
  return (
    <li className={styles.card} data-revoked={revokedAt ? '' : undefined}>
      <FramedPicture certificate={certificate} onShow={onShow} />
      <div className={styles.words}>
        <h2>{courseTitle}</h2>
        <p className={styles.line}>
          <span className={styles.number}>#{certificateNumber}</span>
          <DateOnly at={issuedDate} />
        </p>
        {revokedAt ? (
          <RevokedNote {...certificate} className={styles.revoked} />
        ) : (
          <p className={styles.about}>{previewText(courseDescription, DESCRIPTION_PREVIEW_LETTERS)}</p>
        )}
        <div className={styles.acts}>
          <DownloadButton size="sm" variant="soft" certificate={certificate} />
          {!revokedAt && <ShareButton size="sm" variant="quiet" certificate={certificate} />}
        </div>
      </div>
    </li>
  )
}
