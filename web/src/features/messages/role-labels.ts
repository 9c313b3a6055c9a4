import type { Correspondent } from '@academy/contract/messages'
import { useLingui } from '@lingui/react/macro'

const ADMINS = ['admin', 'superadmin']

export const isOfTheAcademy = ({ role }: Correspondent): boolean => ADMINS.includes(role)
export const isStudent = ({ role }: Correspondent): boolean =>
  !isOfTheAcademy({ role } as Correspondent) && role !== 'instructor'

/** What somebody is here, in a word or two. */
export function useRoleLabel(): (person: Correspondent) => string {
  const { t } = useLingui()
  return (person) => {
    if (isOfTheAcademy(person)) return t`Academy admin`
    return person.role === 'instructor' ? t`Instructor` : t`Student`
  }
}
