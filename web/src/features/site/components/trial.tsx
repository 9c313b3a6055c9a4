import { Trans } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Gem } from '../../../imigongo/gem-seal.tsx'

export function Trial() {
  return (
    <section className="home-trial">
      <div className="wrap">
        <h2>
          <Trans>Try it before you pay for it.</Trans>
        </h2>
        <p>
          <Trans>
            Make an account, open a free course and see how the lessons feel on your own phone and your own
            connection.
          </Trans>
        </p>
        <Link to="/register" className="btn btn-lg">
          <Trans>Start Your Free Trial</Trans> <ArrowRight aria-hidden="true" />
        </Link>
        <p className="text-meta">
          <Trans>No card needed. Paid courses use mobile money.</Trans>
        </p>
      </div>
      <Gem className="home-gem" />
      <Gem wide className="home-gem-row" />
    </section>
  )
}
