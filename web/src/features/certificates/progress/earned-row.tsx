import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { DateOnly } from '../../../ui/date-time.tsx'
import { MY_CERTIFICATES_ADDRESS } from '../addresses.ts'
import { ownCertificatesQuery } from '../api.ts'
import { CertificateSheet } from '../drawing/certificate-sheet.tsx'
import { CertificateSymbols } from '../drawing/certificate-symbols.tsx'
import { arrangeCertificates } from '../holder/arrange-certificates.ts'
import styles from './earned-row.module.css'

const SHOWN = 4

/** On the dashboard: what was earned so far; nothing at all while there is nothing. Its failure is no matter here. */
export function EarnedRow() {
  const { data } = useQuery(ownCertificatesQuery)
  const { newest, others } = arrangeCertificates(data?.certificates ?? [])
  if (!newest) return null
  const count = others.length + 1
  return (
    <section className="mt-10" aria-labelledby="earned">
      <CertificateSymbols />
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="earned" className={styles.title}>
          <Trans>Certificates earned</Trans>
        </h2>
        <p className="num meta muted">
          <Link to={MY_CERTIFICATES_ADDRESS} className="link">
            <Plural value={count} one="See # certificate" other="See all # certificates" />
          </Link>
        </p>
      </div>
      <ul className={styles.earned}>
        {[newest, ...others].slice(0, SHOWN).map((certificate) => (
          <li key={certificate._id}>
            <CertificateSheet certificate={certificate} isPicture isSmall />
            <Link to={MY_CERTIFICATES_ADDRESS}>{certificate.courseTitle}</Link>
            <DateOnly at={certificate.issuedDate} className="num" />
          </li>
        ))}
      </ul>
    </section>
  )
}
