import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Hills } from '../../../imigongo/terraced-hills.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import styles from './hero.module.css'

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.copy}`}>
        <h1>
          <Trans>Tech skills, one hill at a time.</Trans>
        </h1>
        <p>
          <Trans>
            Courses in AI, web development, cloud and cybersecurity, taught by industry leaders. Made for your
            phone and priced in RWF.
          </Trans>
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/courses" variant="primary">
            <Trans>Explore Courses</Trans> <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonLink to="/about">
            <Trans>Learn More</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className={styles.room} />
      <Hills className={styles.hills} />
    </section>
  )
}
