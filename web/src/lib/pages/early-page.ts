/** What the server drew of the page stands over the root until the page itself can be seen. */
export function endEarlyPage(): void {
  document.getElementById('early-page')?.remove()
  endEarlyStyle()
}

/** The program's own sheets hold by now. */
export function endEarlyStyle(): void {
  const { early } = globalThis
  if (early?.sheet) early.sheet.disabled = true
}
