import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { academy } from '../../../lib/academy.ts'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { MotifBand } from '../components/motif-band.tsx'
import styles from './about-page.module.css'

/** Three short chapters beside a vertical band of the motif. */
export function AboutPage() {
  const { t } = useLingui()
  const { name, foundedYear, location } = academy()
  usePageTitle(t`About`)
  return (
    <div className={styles.about}>
      <MotifBand className={styles.band} />
      <div className={styles.copy}>
        <h1>
          <Trans>A climb is easier with a path.</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            {name} is an online academy in {location}. We teach the skills that technology work asks for, in
            lessons that fit a phone, a day and a budget in RWF.
          </Trans>
        </p>
        <section>
          <h2>
            <Trans>Our story</Trans>
          </h2>
          <p>
            <Trans>
              We began in {foundedYear} with one question: why should learning web development, AI, cloud or
              cybersecurity need a fast line, a new laptop and a foreign price? So we made courses that do
              not. Lectures are short, they resume where you stopped, and they say how many megabytes they
              cost before you press play.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Our mission</Trans>
          </h2>
          <p>
            <Trans>
              To empower professionals with technology education and career transformation. Every course is
              taught by people who do the work, checked by quizzes and a final exam, and answered for by an
              instructor with a name.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Our vision</Trans>
          </h2>
          <p>
            <Trans>
              A region of a thousand hills where anybody with a phone can learn a craft of the next
              generation, prove it with a certificate that can be checked, and build with it at home.
            </Trans>
          </p>
        </section>
        <ButtonLink to="/courses" variant="primary">
          <Trans>Explore Courses</Trans> <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </div>
  )
}
