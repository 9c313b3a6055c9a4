import type { User } from '@academy/contract/users'
import { effectiveRole } from '@academy/contract/users/rules'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useId } from 'react'
import { Link } from 'react-router'
import type { Place } from '../../lib/pages/page-route.ts'
import type { PlaceGroup } from './place-groups.ts'
import styles from './portal-places.module.css'

export interface PortalPlacesProps {
  user: User
  groups: readonly PlaceGroup[]
  /** Where the open page belongs, as its route says. */
  current: Place | undefined
}

/** The list of places; the same in the sidebar, the rail and the drawer. */
export function PortalPlaces({
  user,
  groups,
  current,
  isRail = false,
}: PortalPlacesProps & { isRail?: boolean }) {
  const { t } = useLingui()
  const isInstructor = effectiveRole(user) === 'instructor'
  return (
    <nav
      className={styles.places}
      data-rail={isRail || undefined}
      aria-label={isInstructor ? t`Instructor portal` : t`Admin portal`}
    >
      {groups.map((group) => (
        <Group key={group.title} group={group} current={current} isRail={isRail} />
      ))}
    </nav>
  )
}

interface GroupProps {
  group: PlaceGroup
  current: Place | undefined
  isRail: boolean
}

function Group({ group, current, isRail }: GroupProps) {
  const id = useId()
  return (
    <>
      <p id={id}>{group.title}</p>
      <ul aria-labelledby={id}>
        {group.places.map(({ place, to, label, Icon, Count }) => (
          <li key={to}>
            <Link
              to={to}
              title={isRail ? label : undefined}
              aria-current={place === current ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              <span className={styles.label}>{label}</span>
              {Count && (
                <Suspense>
                  <Count />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
