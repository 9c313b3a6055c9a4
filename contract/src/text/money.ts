import { formatCount } from './counts.ts'

/** 45000 → 45,000: the digits alone, for places that set RWF in smaller type. */
export function formatAmount(rwf: number): string {
  return formatCount(Math.round(rwf))
}

/** 45000 → RWF 45,000; 0 → Free. */
export function formatMoney(rwf: number): string {
  return rwf === 0 ? 'Free' : `RWF ${formatAmount(rwf)}`
}
