import type { ListedUser } from '@academy/contract/users'
import * as M from '@academy/contract/users/messages'
import type { MainRole, Role } from '@academy/contract/users/rules'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { failureMessage } from '../../../lib/calls/call.ts'
import { RoleName, useRoleNames } from '../../../lib/texts/role-names.tsx'
import { toast } from '../../../lib/toast.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Radio } from '../../../ui/choices.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Select } from '../../../ui/select.tsx'
import { useSignedIn } from '../session/index.ts'
import styles from './people.module.css'
import { changeRole, peopleChanged } from './people-api.ts'
import { RoleBadge } from './role-badge.tsx'

type RoleDialogProps = { person: ListedUser; onClose: () => void }

/** The change stands before and after in the dialog, and its button names it: that is the confirmation. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const { t } = useLingui()
  const roleNames = useRoleNames()
  const queryClient = useQueryClient()
  const isChief = useSignedIn().role === 'superadmin'
  const name = useId()
  const [role, setRole] = useState<Role>(person.role)
  const [mainrole, setMainrole] = useState<MainRole>(person.mainrole ?? '')
  const isSameMain = mainrole === (person.mainrole ?? '')
  const isSame = role === person.role && isSameMain
  const change = useMutation({
    mutationFn: () => changeRole(person, role, isChief ? mainrole : undefined),
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await peopleChanged(queryClient)
    },
  })
  const details: Record<Role, string> = {
    user: t`Learns: courses, quizzes, exams, certificates`,
    instructor: t`Teaches and grades in their own courses`,
    admin: t`Approves payments, manages courses and users`,
  }
  return (
    <Dialog
      open
      title={<Trans>Change role</Trans>}
      locked={change.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={change.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" busy={change.isPending} disabled={isSame} onClick={() => change.mutate()}>
            <Verb role={role} mainrole={mainrole} isSameMain={isSameMain} />
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <span className={styles.who}>
          <Avatar soft size="lg" name={person.name} />
          <span>
            <b>{person.name}</b>
            <small>{person.email}</small>
          </span>
        </span>
        <fieldset className={styles.roles}>
          <legend>
            <Trans>Role</Trans>
          </legend>
          {(['user', 'instructor', 'admin'] as const).map((one) => (
            <Radio
              key={one}
              name={name}
              className={styles.role}
              checked={role === one}
              data-autofocus={one === person.role ? '' : undefined}
              onChange={() => setRole(one)}
              label={
                <span className={styles.option}>
                  <RoleName role={one} />
                  {one === person.role && (
                    <Badge>
                      <Trans>Now</Trans>
                    </Badge>
                  )}
                </span>
              }
              detail={details[one]}
            />
          ))}
        </fieldset>
        {isChief && (
          <div className={styles.main}>
            <span>
              <b>
                <Trans>Main role</Trans>
              </b>
              <br />
              <small className="muted">
                <Trans>Superadmin adds system metrics and deleting users.</Trans>
              </small>
            </span>
            <Select
              aria-label={t`Main role`}
              value={mainrole}
              onChange={(event) => setMainrole(event.target.value as MainRole)}
              options={[
                { value: '', label: t`None` },
                { value: 'superadmin', label: roleNames.superadmin },
              ]}
            />
          </div>
        )}
        {!isSame && (
          <p className={styles.change}>
            <span>
              <RoleBadge role={person.role} />
              <ArrowRight aria-label={t`becomes`} size={18} />
              <RoleBadge role={role} />
              {!isSameMain &&
                (mainrole ? (
                  <RoleBadge role={mainrole} />
                ) : (
                  <Badge tone="ink">
                    <Trans>No main role</Trans>
                  </Badge>
                ))}
            </span>
            <Kept person={person} />
          </p>
        )}
        {change.error && (
          <div role="alert">
            <FieldError>{failureMessage(change.error, M.roleFailed)}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  )
}

function Verb({ role, mainrole, isSameMain }: { role: Role; mainrole: MainRole; isSameMain: boolean }) {
  if (!isSameMain) return mainrole ? <Trans>Make superadmin</Trans> : <Trans>Take the main role away</Trans>
  if (role === 'instructor') return <Trans>Change to Instructor</Trans>
  return role === 'admin' ? <Trans>Change to Admin</Trans> : <Trans>Change to User</Trans>
}

function Kept({ person }: { person: ListedUser }) {
  if (person.role === 'instructor' && person.taughtCourses > 0)
    return (
      <Plural
        value={person.taughtCourses}
        one="Owns # course until assigned anew"
        other="Owns # courses until assigned anew"
      />
    )
  if (person.subscription.length === 0) return null
  return (
    <Plural
      value={person.subscription.length}
      one="Keeps # enrolled course"
      other="Keeps # enrolled courses"
    />
  )
}
