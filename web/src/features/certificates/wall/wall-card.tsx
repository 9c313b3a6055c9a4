import type { Certificate } from '@academy/contract/certificates'
import { DESCRIPTION_PREVIEW_LETTERS } from '@academy/contract/certificates/rules'
import { Trans } from '@lingui/react/macro'
import { StatusPill } from '../../../ui/badge.tsx'
import { DateOnly } from '../../../ui/date-time.tsx'
import { DownloadButton, ShareButton } from './certificate-acts.tsx'
import { FramedPicture } from './framed-picture.tsx'
import { previewWords } from './preview-words.ts'

type WallCardProps = { certificate: Certificate; onShow: () => void }

/** One of the smaller frames. A revoked one says so, with the reason; it stays the holder's to keep. */
export function WallCard({ certificate, onShow }: WallCardProps) {
  const { courseTitle, courseDescription, certificateNumber, issuedDate, revokedAt, revokedReason } =
    certificate
  return (
    <li className="wall-card" data-revoked={revokedAt ? '' : undefined}>
      <FramedPicture certificate={certificate} onShow={onShow} />
      <div className="wall-words">
        <h2>{courseTitle}</h2>
        <p className="wall-line">
          <span className="wall-number">#{certificateNumber}</span>
          <DateOnly at={issuedDate} />
        </p>
        {revokedAt ? (
          <div className="wall-revoked">
            <StatusPill tone="bad">
              <Trans>
                Revoked on <DateOnly at={revokedAt} />
              </Trans>
            </StatusPill>
            <p>{revokedReason}</p>
          </div>
        ) : (
          <p className="wall-about">{previewWords(courseDescription, DESCRIPTION_PREVIEW_LETTERS)}</p>
        )}
        <div className="wall-acts">
          <DownloadButton size="sm" variant="soft" certificate={certificate} />
          {!revokedAt && <ShareButton size="sm" variant="quiet" certificate={certificate} />}
        </div>
      </div>
    </li>
  )
}
