// What the server drew of the page stands over the root until the page itself can be seen.

let filling: Promise<unknown> | null = null

/** It shows its person's own already: it stays until the page that takes its place shows them too. */
export function fillBehindEarlyPage(fill: () => Promise<unknown>): void {
  if (document.querySelector('#early-page[data-own]')) filling = fill()
}

export function endEarlyPage(): void {
  const end = () => document.getElementById('early-page')?.remove()
  if (filling) void filling.then(end)
  else end()
}
