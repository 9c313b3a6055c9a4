import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** A page that has one brings `styles/accordion.css`: the other pages of a portal do without. */
export const Accordion = ({ children }: { children: ReactNode }) => <ul className="accordion">{children}</ul>

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
