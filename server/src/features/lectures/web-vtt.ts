const SIGNATURE = /^WEBVTT(?:[ \t][^\n]*)?$/
const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+[^\n]*)?$`)

/** The signature on the first line, and every line with an arrow a timing that ends after it begins. */
export function isWebVtt(text: string): boolean {
  const [first = '', ...lines] = text.split(/\r\n|\r|\n/)
  return SIGNATURE.test(first) && lines.filter((line) => line.includes('-->')).every(isTiming)
}

function isTiming(line: string): boolean {
  const match = TIMING.exec(line.trim())
  if (!match) return false
  const seconds = (parts: (string | undefined)[]) => {
    const [hours = '0', minutes = '0', rest = '0', thousandths = '0'] = parts
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) + Number(thousandths) / 1000
  }
  return seconds(match.slice(1, 5)) < seconds(match.slice(5, 9))
}
