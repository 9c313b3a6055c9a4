import type { Certificate, WaitingCertificate } from '@academy/contract/certificates'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useSignedIn } from '../../users/index.ts'
import { CertificateSymbols } from '../drawing/certificate-symbols.tsx'
import { arrangeCertificates } from './arrange-certificates.ts'
import { CertificateCard } from './certificate-card.tsx'
import { NewestCertificate } from './newest-certificate.tsx'
import styles from './own-certificates.module.css'
import { WaitingCard } from './waiting-card.tsx'

interface OwnCertificatesProps {
  certificates: readonly Certificate[]
  waiting: readonly WaitingCertificate[]
  onShow: (id: string) => void
}

export function OwnCertificates({ certificates, waiting, onShow }: OwnCertificatesProps) {
  const { newest, others, revoked } = arrangeCertificates(certificates)
  if (certificates.length + waiting.length === 0) return <NothingYet />
  const cardOf = (certificate: Certificate) => (
    <CertificateCard key={certificate._id} certificate={certificate} onShow={() => onShow(certificate._id)} />
  )
  return (
    <>
      {certificates.length > 0 && <CertificateSymbols />}
      {newest && <NewestCertificate certificate={newest} onShow={() => onShow(newest._id)} />}
      {others.length + waiting.length + revoked.length > 0 && (
        <ul className={styles.cards} data-alone={newest ? undefined : ''}>
          {others.map(cardOf)}
          {waiting.map((one) => (
            <WaitingCard key={one._id} waiting={one} />
          ))}
          {revoked.map(cardOf)}
        </ul>
      )}
    </>
  )
}

function NothingYet() {
  const { user } = useSignedIn()
  return (
    <EmptyState
      title={<Trans>No certificates yet</Trans>}
      action={
        <ButtonLink variant="primary" to={`/${user._id}/dashboard`}>
          <Trans>Go to My Courses</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        Finish every lecture of a course and pass its final exam. Your instructor then asks for your
        certificate, and it hangs here.
      </Trans>
    </EmptyState>
  )
}
