import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'

/** A page that has one brings `styles/accordion.css`: the other pages of a portal do without. */
export const Accordion = ({ children }: { children: ReactNode }) => (
  <ul className="accordion" onKeyDown={moveAmongHeadings}>
    {children}
  </ul>
)

/** From a heading, the arrows lead to the next and the one before, Home and End to the first and the last. */
function moveAmongHeadings(event: KeyboardEvent<HTMLUListElement>) {
  const headings = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > h2 > button')]
  const at = headings.indexOf(event.target as HTMLElement)
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: headings.length - 1,
  }
  const to = steps[event.key]
  if (to === undefined) return
  event.preventDefault()
  headings[Math.max(0, Math.min(to, headings.length - 1))]?.focus()
}

type AccordionItemProps = {
  title: ReactNode
  /** How much is in it, beside the title. */
  detail: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** There only while it is open. */
  children: ReactNode
}

/** A heading that shows and hides what is below it; which are open is the page's to remember. */
export function AccordionItem({ title, detail, isOpen, onToggle, children }: AccordionItemProps) {
  const id = useId()
  return (
    <li className="accordion-item">
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span>{title}</span>
          <small className="num">{detail}</small>
          <ChevronDown aria-hidden="true" />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </li>
  )
}
