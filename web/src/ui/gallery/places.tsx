import { useState } from 'react'
import { Accordion, AccordionItem } from '../accordion.tsx'
import { BackLink } from '../back-link.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../button.tsx'
import { ChipGroup } from '../chip-group.tsx'
import { CursorPages } from '../cursor-pages.tsx'
import { PageHeader } from '../page-header.tsx'
import { Pagination } from '../pagination.tsx'
import { SearchBox } from '../search-box.tsx'
import { Tabs } from '../tabs.tsx'
import { Row, Section } from './section.tsx'
import '../styles/accordion.css'

const chips = [
  { value: '', label: 'All', count: 1209 },
  { value: 'web', label: 'Web Development', count: 2 },
  { value: 'app', label: 'App Development', count: 2 },
  { value: 'game', label: 'Game Development', count: 1 },
  { value: 'data', label: 'Data Science', count: 2 },
  { value: 'ai', label: 'Artificial Intelligence', count: 2 },
]
const tabs = [
  { to: '/gallery', label: 'Profile' },
  { to: '/gallery/my-courses', label: 'My Courses', count: 3 },
  { to: '/gallery/progress', label: 'Learning Progress' },
  { to: '/gallery/settings', label: 'Settings' },
]

export function PlacesGallery() {
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState('')
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Section title="Finding and moving">
      <PageHeader
        title="Courses"
        lead="Pick one, start today, and keep your place when the connection drops."
        above={<BackLink to="/gallery">Back to dashboard</BackLink>}
        action={<Button variant="primary">New course</Button>}
      />
      <Breadcrumb
        crumbs={[
          { to: '/gallery', label: 'Courses' },
          { to: '/gallery/x', label: 'Modern Front-End with React' },
        ]}
      />
      <SearchBox
        label="Search courses"
        placeholder="Search by title or topic"
        value={query}
        onSearch={setQuery}
      />
      <ChipGroup label="Category" chips={chips} value={category} onChange={setCategory} />
      <p role="status" className="text-meta text-muted">
        Searching for “{query}” in “{category}”
      </p>
      <Accordion>
        <AccordionItem
          title="Small Games"
          detail="2 quizzes"
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        >
          <p className="accordion-none">What is in it.</p>
        </AccordionItem>
        <AccordionItem title="Maps of Kigali" detail="No quizzes" isOpen={false} onToggle={() => undefined}>
          <p className="accordion-none">Closed.</p>
        </AccordionItem>
      </Accordion>
      <Tabs label="Account" items={tabs} />
      <Row>
        <Pagination page={1} pageCount={3} label="Few pages" to={(page) => `?page=${page}`} />
        <Pagination page={20} pageCount={42} label="Many pages" to={(page) => `?page=${page}`} />
      </Row>
      <Row>
        <CursorPages label="The newest" param="after" isNewest next="a" isComing={false} />
        <CursorPages label="In the middle" param="after" isNewest={false} next="b" isComing={false} />
        <CursorPages label="The oldest" param="after" isNewest={false} next={undefined} isComing={false} />
      </Row>
    </Section>
  )
}
