/** `learn.example.rw/certificate`: short enough for paper; the number is typed there. */
export function checkPageWords(checkUrl: string): string {
  const { host } = new URL(checkUrl)
  return `${host}/certificate`
}
