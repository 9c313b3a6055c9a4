// The audit log: every change by staff is one row, written in its own transaction by `recordAct`. The database adds rows and
// refuses to change them. It stands above all rooms, so that each of them can write into it.

export { recordAct } from './record-act.ts'
