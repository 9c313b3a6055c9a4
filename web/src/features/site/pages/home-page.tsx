import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../../lib/pages/page-title.ts'
import { Hero } from '../components/hero.tsx'
import { Partners } from '../components/partners.tsx'
import { Programs } from '../components/programs.tsx'
import { StaffBand } from '../components/staff-band.tsx'
import { AcademyStats } from '../components/stats.tsx'
import { Trial } from '../components/trial.tsx'

export function HomePage() {
  const { t } = useLingui()
  usePageTitle(t`Home`, { isHome: true })
  return (
    <>
      <StaffBand />
      <Hero />
      <AcademyStats />
      <Programs />
      <Trial />
      <Partners />
    </>
  )
}
