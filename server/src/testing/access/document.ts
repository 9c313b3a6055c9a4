import { contract } from '@academy/contract'
import { ACCESS_BY_HAND } from './by-hand.ts'
import { CALLERS } from './callers.ts'
import { ACCESS } from './table.ts'

const INTRODUCTION = `# Who may call what

Generated from \`server/src/testing/access/table.ts\` and the contract; a test makes every call as every caller and compares.
Numbers are the status of a valid call. **visitor** is not signed in. **S0** is a student without the course, **S1**
studies it, **S2** has completed it. **I0** is an instructor of another course, **I1** owns this one. **AD** is an admin,
**SA** a superadmin. The order of refusals: 401, 403 by role, 400 by shape, 404 or 403 by row, 409 by state. A refusal by
role comes before the input is read, so that outsiders learn nothing from it.
`

/** `docs/access.md`: one table, in the order of the contract. */
export function accessDocument(): string {
  const head = ['Call', ...CALLERS, 'Scope']
  const rows = Object.values(contract).map(({ address, summary }) => {
    const { cells, scope } = ACCESS[address]
    const about = scope ? `${summary}. _${scope}_` : summary
    return rowOf(address, cells, about)
  })
  const byHand = Object.entries(ACCESS_BY_HAND).map(([address, { cells, about }]) =>
    rowOf(address, cells, about),
  )
  const lines = [head, head.map(() => '---'), ...rows, ...byHand].map((cells) => `| ${cells.join(' | ')} |`)
  return `${INTRODUCTION}\n${lines.join('\n')}\n`
}

function rowOf(address: string, cells: string, about: string): string[] {
  const words = cells.split(' ').map((status) => (/^20[014]$/.test(status) ? 'yes' : status))
  return [`\`${address}\``, ...words, about]
}
