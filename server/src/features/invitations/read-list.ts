import { unguarded } from '@academy/contract/text/csv'
import { csvRows } from '@academy/contract/text/read-csv'

/** A line of a list as it stands there; nothing is judged yet. */
export interface WrittenLine {
  line: number
  name: string
  email: string
  role: string
  courses: string[]
  /** Its quotes do not close. */
  isBroken?: boolean
}

type Columns = Record<'name' | 'email' | 'role' | 'courses', number>

const HEADINGS: Record<keyof Columns, RegExp> = {
  name: /^(?:full )?name$|^nom$|^amazina$/i,
  email: /^e-?mail(?: address)?$|^address$/i,
  role: /^role$/i,
  courses: /^courses?$|^cours$|^amasomo$/i,
}
/** `Aline Uwase <aline@example.rw>`, as mail programs copy people. */
const NAMED = /^"?(?<name>[^"<>]*?)"?\s*<(?<email>[^<>\s]+)>$/

/** Name, email, role and courses by the headings of the first line, or in this order; a list of bare addresses will do too. */
export function readList(text: string): WrittenLine[] {
  const rows = rowsOf(text)
  const headed = rows[0] ? columnsOf(rows[0].cells) : null
  return rows.slice(headed ? 1 : 0).map(({ line, cells, isBroken }) => {
    if (isBroken) return { line, name: '', email: '', role: '', courses: [], isBroken }
    return { line, ...(headed ? byHeading(cells, headed) : byPlace(cells)) }
  })
}

interface Row {
  line: number
  cells: string[]
  isBroken: boolean
}

function rowsOf(text: string): Row[] {
  return [...csvRows(text)].map(({ line, cells, fault }) => ({
    line,
    cells: cells.map((cell) => unguarded(cell).trim()),
    isBroken: fault === 'open-quote',
  }))
}

function columnsOf(cells: string[]): Columns | null {
  const at = (heading: RegExp) => cells.findIndex((cell) => heading.test(cell))
  const columns = {
    name: at(HEADINGS.name),
    email: at(HEADINGS.email),
    role: at(HEADINGS.role),
    courses: at(HEADINGS.courses),
  }
  return columns.email < 0 ? null : columns
}

const byHeading = (cells: string[], { name, email, role, courses }: Columns) => {
  const isLast = courses > Math.max(name, email, role)
  return person(
    cells[name] ?? '',
    cells[email] ?? '',
    cells[role] ?? '',
    courses < 0 ? [] : isLast ? cells.slice(courses) : [cells[courses] ?? ''],
  )
}

/** Without headings the first address is the address, and what stands before it the name. */
function byPlace(cells: string[]) {
  const at = Math.max(
    0,
    cells.findIndex((cell) => cell.includes('@')),
  )
  return person(cells.slice(0, at).join(' '), cells[at] ?? '', cells[at + 1] ?? '', cells.slice(at + 2))
}

function person(name: string, address: string, role: string, courses: string[]) {
  const named = NAMED.exec(address)?.groups
  return {
    name: name || (named?.name ?? '').trim(),
    email: named?.email ?? address,
    role,
    courses: courses
      .flatMap((cell) => cell.split(/[;|\n]/))
      .map((course) => course.trim())
      .filter(Boolean),
  }
}
