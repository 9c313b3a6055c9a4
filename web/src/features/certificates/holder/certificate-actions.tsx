import type { Certificate } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { Download, Link2, Share } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonAnchor, type ButtonLook } from '../../../ui/button.tsx'
import { sharesBySheet, useShareLink } from './share-link.ts'
import { useDownload } from './use-download.ts'

type ActProps = ButtonLook & { certificate: Certificate; className?: string }

/** Names the course for screen readers where several stand on one page. */
const Of = ({ certificate }: { certificate: Certificate }) => (
  <span className="vh">{certificate.courseTitle}</span>
)

export const InNewTab = () => (
  <span className="vh">
    {' '}
    <Trans>(opens in a new tab)</Trans>
  </span>
)

export function DownloadButton({ certificate, ...look }: ActProps) {
  const download = useDownload(certificate._id)
  return (
    <Button {...look} busy={download.busy} onClick={download.start}>
      <Download aria-hidden="true" />
      <Trans>Download</Trans>
      <Of certificate={certificate} />
    </Button>
  )
}

/** Share on phones, Copy link elsewhere. */
export function ShareButton({ certificate, ...look }: ActProps) {
  const { copy, share } = useShareLink()
  const [isSheet] = useState(sharesBySheet)
  return (
    <Button {...look} onClick={() => (isSheet ? share(certificate) : copy(certificate))}>
      {isSheet ? <Share aria-hidden="true" /> : <Link2 aria-hidden="true" />}
      {isSheet ? <Trans>Share</Trans> : <Trans>Copy link</Trans>}
      <Of certificate={certificate} />
    </Button>
  )
}

export function LinkedInButton({ certificate, ...look }: ActProps) {
  return (
    <ButtonAnchor {...look} href={certificate.linkedInUrl} target="_blank" rel="noreferrer">
      <Trans>Add to LinkedIn</Trans>
      <Of certificate={certificate} />
      <InNewTab />
    </ButtonAnchor>
  )
}
