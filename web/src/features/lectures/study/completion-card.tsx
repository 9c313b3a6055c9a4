import { Plural, Trans } from '@lingui/react/macro'
import { clayGem } from '../../../imigongo/gem.ts'
import { Gem } from '../../../imigongo/gem-seal.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useWide } from '../components/use-wide.ts'

const HILL_GEM = { ...clayGem, ground: 'var(--hill-middle)' }

/** At 100 %, for those who study. What comes after the lectures has its place here. */
export function CompletionCard({ lectureCount }: { lectureCount: number }) {
  const isWide = useWide()
  return (
    <section className="complete" aria-labelledby="complete-title">
      <div className="complete-text">
        <p className="complete-badge">
          <Trans>Course complete</Trans>
        </p>
        <h2 id="complete-title">
          <Trans>You reached the top.</Trans>
        </h2>
        <p className="complete-lead">
          <Plural
            value={lectureCount}
            one="The lecture is done. It stays open to you: come back to it whenever you like."
            other="All # lectures are done. They stay open to you: come back to them whenever you like."
          />
        </p>
        <div className="complete-go">
          <ButtonLink to="/courses" variant="primary" size="lg">
            <Trans>Find the next course</Trans>
          </ButtonLink>
        </div>
      </div>
      <div className="complete-gem">
        <Gem wide={!isWide} colours={HILL_GEM} />
      </div>
    </section>
  )
}
