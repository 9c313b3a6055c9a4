import { withoutAccents } from '@academy/contract/text'

/** Where a statement keeps what the academy needs; -1 is nowhere. */
export interface Columns {
  id: number
  amount: number
  /** Money that went out, where it has a column of its own. */
  debit: number
  time: number
  /** The time of day, where the day stands alone. */
  clock: number
  payer: number
  name: number
  status: number
  type: number
  currency: number
}

const listed = (names: string) => names.split(',').map((name) => name.trim())

/** English, French and Kinyarwanda, folded by `foldHeader`; the earlier name is the surer one. */
const NAMES: Record<keyof Columns, readonly string[]> = {
  id: listed(`
    financial transaction id, ft id, transaction id, txn id, tx id, txid, trans id, tid, transfer id,
    receipt no, receipt number, receipt, transaction number, transaction no, transaction reference,
    identifiant de la transaction, identifiant de transaction, identifiant transaction,
    id de la transaction, id de transaction, id transaction, numero de la transaction,
    numero de transaction, no de transaction, n de transaction, reference de la transaction,
    reference de transaction, reference transaction, id ya transaction, nomero y igikorwa,
    nimero y igikorwa, inomero y igikorwa, no y igikorwa, id y igikorwa, nimero y ubwishyu,
    identifiant, id, reference number, reference no, reference, ref no, ref`),
  amount: listed(`
    amount received, amount credited, credit amount, paid in, money in, credit, received, deposit,
    montant recu, montant credite, montant credit, entree, entrees, amafaranga yakiriwe, ayakiriwe,
    ayinjiye, amafaranga yinjiye, transaction amount, amount, amt, value, montant de la transaction,
    montant, somme, umubare w amafaranga, amafaranga, ingano`),
  debit: listed(`
    amount sent, amount debited, debit amount, paid out, money out, debit, withdrawn, withdrawal,
    montant envoye, montant debite, montant debit, sortie, sorties, retrait, amafaranga yasohotse,
    ayasohotse, ayoherejwe, yoherejwe`),
  time: listed(`
    completion time, finish time, transaction date time, transaction date and time,
    transaction datetime, date and time, date time, datetime, timestamp, date et heure, date heure,
    itariki n isaha, transaction date, transaction time, payment date, date de la transaction,
    date de transaction, date transaction, itariki y ubwishyu, initiation time, date, itariki, igihe,
    time, value date`),
  clock: listed(`
    time, transaction time, time of day, heure, heure de transaction, isaha, saa, from msisdn,
    sender msisdn, customer msisdn, payer msisdn, sender mobile number, sender mobile, sender number,
    customer number, payer number, from number, mobile number, phone number, msisdn, phone, mobile,
    from, numero de l expediteur, numero expediteur, numero du payeur, numero payeur, numero du client,
    numero de telephone, telephone, numero, nimero y uwishyuye, nimero y uwohereje, nimero ya telefoni,
    nomero ya telefoni, telefoni, nimero, sender, payer, expediteur, payeur`),
  payer: listed(`
    from msisdn, sender msisdn, customer msisdn, payer msisdn, sender mobile number, sender mobile,
    sender number, customer number, payer number, from number, mobile number, phone number, msisdn,
    phone, mobile, from, numero de l expediteur, numero expediteur, numero du payeur, numero payeur,
    numero du client, numero de telephone, telephone, numero, nimero y uwishyuye, nimero y uwohereje,
    nimero ya telefoni, nomero ya telefoni, telefoni, nimero, sender, payer, expediteur, payeur`),
  name: listed(`
    from name, sender name, customer name, payer name, name, nom de l expediteur, nom expediteur,
    nom du payeur, nom du client, nom, amazina y uwishyuye, izina ry uwishyuye, amazina, izina,
    uwishyuye, uwohereje, customer, client, counterparty, details, information`),
  status: listed(`
    transaction status, status, state, statut de la transaction, statut, etat, uko bimeze, imimerere`),
  type: listed(`
    dr cr, cr dr, debit credit, credit debit, direction, sens, transaction type, type, service type,
    type de transaction, ubwoko, ubwoko bw igikorwa`),
  currency: listed(`
    currency, transaction currency, devise, monnaie, ifaranga`),
}
/** The academy's side of a line, and what is left on it. */
const NOT_OURS = /\b(?:external|third party|balance|solde|asigaye|fees?|frais|commission|tax)\b/

/** `N° de transaction` → `n de transaction`, `Amount (RWF)` → `amount`. */
function foldHeader(cell: string): string {
  return withoutAccents(cell)
    .toLowerCase()
    .replace(/\((?:rwf|frw)\)|\b(?:(?:in|en|mu) )?(?:rwf|frw)\b/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The columns of a line of headings; null when it lacks an id, an amount or a time. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const headings = cells.slice(0, 100).map(foldHeader)
  const find = (names: readonly string[], taken: readonly number[] = []) => {
    for (const name of names) {
      const at = headings.findIndex(
        (heading, index) => heading === name && !taken.includes(index) && !NOT_OURS.test(heading),
      )
      if (at >= 0) return at
    }
    return -1
  }
  const time = find(NAMES.time)
  const columns: Columns = {
    id: find(NAMES.id),
    amount: find(NAMES.amount),
    debit: find(NAMES.debit),
    time,
    clock: find(NAMES.clock, [time]),
    payer: find(NAMES.payer),
    name: -1,
    status: find(NAMES.status),
    type: find(NAMES.type),
    currency: find(NAMES.currency),
  }
  columns.name = find(NAMES.name, [columns.payer])
  return columns.id >= 0 && columns.amount >= 0 && columns.time >= 0 ? columns : null
}
