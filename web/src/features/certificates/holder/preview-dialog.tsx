import type { Certificate } from '@academy/contract/certificates'
import { badgePath, credentialPath } from '@academy/contract/certificates/rules'
import { formatFileSize } from '@academy/contract/text'
import { Trans } from '@lingui/react/macro'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CertificateSheet } from '../drawing/certificate-sheet.tsx'
import { DownloadButton, LinkedInButton, ShareButton } from './certificate-actions.tsx'
import ownCertificates from './own-certificates.module.css'
import styles from './preview-dialog.module.css'
import { RevokedNote } from './revoked-note.tsx'

type PreviewDialogProps = { certificate: Certificate; onClose: () => void }

/** The same certificate for programs and profiles that read Open Badges. */
function ProofLinks({ number }: { number: string }) {
  return (
    <p>
      <a className="link" href={badgePath(number)} download={`certificate-${number}.png`}>
        <Trans>Badge (PNG)</Trans>
      </a>
      <a className="link" href={credentialPath(number)} download={`certificate-${number}.json`}>
        <Trans>Credential (JSON)</Trans>
      </a>
    </p>
  )
}

/** The certificate as large as the screen allows; printing the page prints this one. */
export function PreviewDialog({ certificate, onClose }: PreviewDialogProps) {
  const { courseTitle, certificateNumber, fileBytes, isUploaded, revokedAt } = certificate
  const size = formatFileSize(fileBytes)
  return (
    <Dialog
      open
      wide
      className={classNames(styles.preview, revokedAt && styles.revoked)}
      onClose={onClose}
      title={
        <>
          {courseTitle}
          <small className={ownCertificates.number}>#{certificateNumber}</small>
        </>
      }
      footer={
        <>
          <div className={styles.facts}>
            <p>{isUploaded ? <Trans>PDF, {size}</Trans> : <Trans>A4 landscape PDF, {size}</Trans>}</p>
            {!revokedAt && <ProofLinks number={certificateNumber} />}
          </div>
          {!revokedAt && (
            <>
              <LinkedInButton variant="quiet" certificate={certificate} />
              <ShareButton certificate={certificate} />
            </>
          )}
          <DownloadButton variant="primary" certificate={certificate} />
        </>
      }
    >
      <RevokedNote {...certificate} className={styles.note} />
      {isUploaded && !revokedAt && (
        <p className={styles.note}>
          <Trans>The academy uploaded its own PDF for this certificate. It may look different.</Trans>
        </p>
      )}
      <CertificateSheet certificate={certificate} />
    </Dialog>
  )
}
