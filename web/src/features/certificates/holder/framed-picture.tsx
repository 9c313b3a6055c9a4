import type { Certificate } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { CertificateSheet } from '../drawing/certificate-sheet.tsx'
import styles from './own-certificates.module.css'

type FramedPictureProps = { certificate: Certificate; onShow: () => void }

/** The certificate in its frame, as in the list; a press shows it large. */
export function FramedPicture({ certificate, onShow }: FramedPictureProps) {
  const { courseTitle } = certificate
  return (
    <div className={styles.picture}>
      <CertificateSheet certificate={certificate} isPicture />
      <button type="button" className={styles.zoom} onClick={onShow}>
        <span className="vh">
          <Trans>Preview certificate, {courseTitle}</Trans>
        </span>
      </button>
    </div>
  )
}
