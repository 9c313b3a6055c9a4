import { useLingui } from '@lingui/react/macro'

/** Home, Courses, About, then Account when a session token is held, else Login. */
export function useMainLinks(isAuthenticated: boolean): { to: string; label: string }[] {
  const { t } = useLingui()
  return [
    { to: '/', label: t`Home` },
    { to: '/courses', label: t`Courses` },
    { to: '/about', label: t`About` },
    isAuthenticated ? { to: '/account', label: t`Account` } : { to: '/login', label: t`Login` },
  ]
}
