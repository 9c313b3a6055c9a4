import { dateFormat } from '@academy/contract/text'

interface Proof {
  name: string
  organisation: string
  issuedAt: Date
  checkUrl: string
  number: string
}

/** LinkedIn's page "Add licence or certification", filled in; the month is Kigali's. */
export function linkedInUrl({ name, organisation, issuedAt, checkUrl, number }: Proof): string {
  const [month = '', year = ''] = yearAndMonth(issuedAt).split('/')
  const fields = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name,
    organizationName: organisation,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: checkUrl,
    certId: number,
  })
  return `https://www.linkedin.com/profile/add?${fields}`
}

const yearAndMonth = dateFormat({ year: 'numeric', month: '2-digit' })
