import { ArrowRight, Bell, MessageSquare, Trash2, X } from 'lucide-react'
import { Button, ButtonAnchor, ButtonLink } from '../button.tsx'
import { ExternalLinkText } from '../external-link-text.tsx'
import { IconButton, IconLink } from '../icon-button.tsx'
import { LinkText } from '../link-text.tsx'
import { Row, Section } from './section.tsx'

const variants = ['primary', 'secondary', 'soft', 'quiet', 'danger'] as const
const sizes = ['row', 'sm', 'md', 'lg'] as const

export function ButtonsGallery() {
  return (
    <>
      <Section title="Buttons">
        {sizes.map((size) => (
          <Row key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              Busy {variant}
            </Button>
          ))}
          <Button variant="primary" disabled>
            Disabled
          </Button>
          <Button aria-disabled>Locked, focusable</Button>
          <Button variant="danger" solid>
            <Trash2 aria-hidden="true" />
            Delete quiz
          </Button>
        </Row>
        <Row>
          <ButtonLink variant="primary" to="/gallery">
            Explore Courses <ArrowRight aria-hidden="true" />
          </ButtonLink>
          <ButtonAnchor href="tel:*182%23">Dial to pay</ButtonAnchor>
        </Row>
      </Section>
      <Section title="Icon buttons and links">
        <Row>
          <IconButton label="Close">
            <X aria-hidden="true" />
          </IconButton>
          <IconButton label="Notifications, 4 unread" badge={4}>
            <Bell aria-hidden="true" />
          </IconButton>
          <IconLink to="/gallery" label="Messages, 120 unread" badge={120}>
            <MessageSquare aria-hidden="true" />
          </IconLink>
          <IconButton label="Delete" disabled>
            <Trash2 aria-hidden="true" />
          </IconButton>
          <LinkText to="/gallery">Forgot password?</LinkText>
          <ExternalLinkText href="https://example.org">Partner One</ExternalLinkText>
        </Row>
      </Section>
    </>
  )
}
