import type { JudgedLine } from '@academy/contract/invitations'
import { ROLES } from '@academy/contract/users/rules'
import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { RoleName } from '../../../lib/texts/role-names.tsx'
import styles from './invitations.module.css'

/** A list as the server read it: what is wrong stands at its line, the wrong ones first. */
export function PreviewLines({ lines }: { lines: readonly JudgedLine[] }) {
  const sorted = lines.toSorted((one, other) => rank(one) - rank(other) || one.line - other.line)
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Line</Trans>
          </th>
          <th scope="col">
            <Trans>Person</Trans>
          </th>
          <th scope="col">
            <Trans>Role and courses</Trans>
          </th>
          <th scope="col">
            <Trans>Result</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((line) => (
          <tr key={line.line} className={line.problems.length > 0 ? styles.bad : undefined}>
            <td className="num">
              <span className={styles.onPhone}>
                <Trans>Line</Trans>{' '}
              </span>
              {line.line}
            </td>
            <td>
              {line.name && <b>{line.name} </b>}
              <span>{line.email}</span>
            </td>
            <td>
              <WrittenRole role={line.role} />
              {line.courses.length > 0 && `: ${line.courses.map(({ title }) => title).join(', ')}`}
            </td>
            <td>
              <Result line={line} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const rank = ({ problems }: JudgedLine) => (problems.length > 0 ? 0 : 1)

/** What is no role stays as it was written. */
function WrittenRole({ role: written }: { role: string }) {
  const role = ROLES.find((one) => one === written)
  return role ? <RoleName role={role} /> : written
}

function Result({ line: { problems, note, kind } }: { line: JudgedLine }) {
  if (problems.length > 0)
    return (
      <span className={styles.problem}>
        <CircleAlert size={14} className="inline" aria-hidden="true" /> {problems.join('. ')}
      </span>
    )
  if (note) return note
  return kind === 'invite' ? <Trans>Gets an invitation</Trans> : null
}
