import { Trans, useLingui } from '@lingui/react/macro'
import { academy } from '../../../lib/academy.ts'
import { copyrightYear } from '../../../lib/texts/academy-texts.ts'
import styles from './partners.module.css'

const SIGNS = [
  'M13 1 25 13 13 25 1 13ZM13 5.2 5.2 13 13 20.8 20.8 13ZM13 9.5 16.5 13 13 16.5 9.5 13Z',
  'M2 22V8h5v14zM10.5 22V2h5v20zM19 22V12h5v10z',
]

/** Ends the home page in place of the footer. */
export function Partners() {
  const { t } = useLingui()
  const { name, location, partners } = academy()
  const year = copyrightYear()
  return (
    <section className={styles.partners} aria-label={t`Partners`}>
      <div className="wrap">
        {partners.length > 0 && (
          <>
            <p>
              <Trans>Trusted by</Trans>
            </p>
            <ul>
              {partners.map((partner, index) => (
                <li key={partner}>
                  <svg
                    viewBox="0 0 26 26"
                    aria-hidden="true"
                    focusable="false"
                    fill="currentColor"
                    fillRule="evenodd"
                  >
                    <path d={SIGNS[index % SIGNS.length]} />
                  </svg>
                  {partner}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.legal}>
          <Trans>
            © {year} {name}. All rights reserved.
          </Trans>{' '}
          · {location}
        </p>
      </div>
    </section>
  )
}
