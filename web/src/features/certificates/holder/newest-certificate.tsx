import type { Certificate } from '@academy/contract/certificates'
import { DESCRIPTION_PREVIEW_LETTERS } from '@academy/contract/certificates/rules'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import { DownloadButton, InNewTab, LinkedInButton, ShareButton } from './certificate-actions.tsx'
import { checkPageWords } from './check-page.ts'
import { FramedPicture } from './framed-picture.tsx'
import styles from './own-certificates.module.css'
import { previewText } from './preview-text.ts'

type NewestCertificateProps = { certificate: Certificate; onShow: () => void }

/** Large, with all that can be done with it. */
export function NewestCertificate({ certificate, onShow }: NewestCertificateProps) {
  const { courseTitle, courseDescription, issuedDate, certificateNumber, checkUrl } = certificate
  return (
    <section className={styles.newest} aria-labelledby="newest-title">
      <FramedPicture certificate={certificate} onShow={onShow} />
      <div className={styles.newestWords}>
        <Badge tone="good" icon={Check}>
          <Trans>Newest</Trans>
        </Badge>
        <h2 id="newest-title">{courseTitle}</h2>
        <p className={styles.newestAbout}>{previewText(courseDescription, DESCRIPTION_PREVIEW_LETTERS)}</p>
        <dl className={styles.newestFacts}>
          <div>
            <dt>
              <Trans>Issued</Trans>
            </dt>
            <dd>
              <DateOnly at={issuedDate} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Number</Trans>
            </dt>
            <dd className={styles.number}>#{certificateNumber}</dd>
          </div>
          <div>
            <dt>
              <Trans>Check page</Trans>
            </dt>
            <dd>
              <a className="link" href={checkUrl} target="_blank" rel="noreferrer">
                {checkPageWords(checkUrl)}
                <InNewTab />
              </a>
            </dd>
          </div>
        </dl>
        <div className={styles.newestActs}>
          <DownloadButton variant="primary" certificate={certificate} />
          <LinkedInButton certificate={certificate} />
          <ShareButton variant="quiet" certificate={certificate} />
        </div>
      </div>
    </section>
  )
}
