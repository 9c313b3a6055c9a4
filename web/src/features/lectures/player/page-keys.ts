import { isCovered, isTyping } from '../../../ui/typing.ts'

/** Keys that a focused control keeps for itself. */
const OWN_KEYS: [selector: string, keys: string][] = [
  ['button, a, summary, [role=button]', ' '],
  ['input, [role=slider]', 'ArrowLeft|ArrowRight|ArrowUp|ArrowDown'],
]

/** True when a single-key shortcut of the page should act on this press. */
export function isPageKey(event: KeyboardEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey
  if (isModified || event.defaultPrevented || isTyping(event.target) || isCovered()) return false
  const target = event.target instanceof Element ? event.target : null
  return !OWN_KEYS.some(
    ([selector, keys]) => target?.matches(selector) && keys.split('|').includes(event.key),
  )
}

/** The name a shortcut is kept under: letters whatever the case. */
export const keyName = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key)
