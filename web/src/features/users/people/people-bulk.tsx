import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import { ROLES, type Role } from '@academy/contract/users/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { RoleName, useRoleNames } from '../../../lib/texts/role-names.tsx'
import { toast } from '../../../lib/toast.ts'
import { BulkAct } from '../../../ui/data-table/bulk-act.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSignedIn } from '../session/index.ts'
import { changeRole, eachInTurn, peopleChanged } from './people-api.ts'
import { PeopleDeletion } from './people-deletion.tsx'

interface PeopleBulkProps {
  people: readonly ListedUser[]
  /** @param left ids of people who stay chosen */
  onDone: (left?: readonly string[]) => void
}

/** One role for all that are chosen, where it changes anything and the caller may; superadmins also delete them. */
export function PeopleBulk({ people, onDone }: PeopleBulkProps) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const queryClient = useQueryClient()
  const isChief = useSignedIn().role === 'superadmin'
  const [role, setRole] = useState<Role>('instructor')
  const meant = people.filter((person) => person.may.changeRole && person.role !== role)
  const change = async () => {
    const outcomes = await eachInTurn(meant, (person) => changeRole(person, role))
    const failed = outcomes.filter(({ problem }) => problem !== null)
    for (const { thing, problem } of failed) toast.error(`${thing.name}: ${problem}`)
    const done = outcomes.length - failed.length
    if (done > 0) toast.success(t`${done} of ${outcomes.length}: ${M.roleUpdated}`)
    if (failed.length === 0) onDone()
    await peopleChanged(queryClient)
  }
  return (
    <>
      <Select
        aria-label={t`New role`}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
        options={ROLES.map((one) => ({ value: one, label: roleNames[one] }))}
      />
      <BulkAct
        disabled={meant.length === 0}
        failed={M.roleFailed}
        title={
          <Plural
            value={meant.length}
            one="Change the role of # person?"
            other="Change the roles of # people?"
          />
        }
        consequence={
          <Trans>
            They become <RoleName role={role} />. Their open pages follow at once.
          </Trans>
        }
        verb={<Plural value={meant.length} one="Change #" other="Change #" />}
        onConfirm={change}
      >
        <Plural value={meant.length} _0="Nobody changes" one="Change #" other="Change #" />
      </BulkAct>
      {isChief && <PeopleDeletion people={people} onDone={onDone} />}
    </>
  )
}
